import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { speak } from "#app/browser/spoken.ts";
import { canVibrate, vibrate } from "#app/browser/vibration.ts";
import { debounce } from "#app/hydration/debounce.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import {
  cueEvery,
  type Order,
  phraseOf,
  reduceTasbih,
  type Tasbih,
  type TasbihAct,
} from "#domain/counting/tasbih.ts";
import { addToTotals, clearTotals } from "./pending-gains.ts";
import type { Phrase } from "./tasbih-phrases.ts";
import { storedCue, storedSound, storedTasbih, storedVibration } from "./tasbih-settings.ts";

/** Where the count stands. Only what shows it follows it: a tap must not draw the whole page. */
export type Counter = {
  readonly read: () => Tasbih;
  readonly show: (tasbih: Tasbih) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function createCounter(begun: Tasbih): Counter {
  let shown = begun;
  const listeners = new Set<() => void>();
  return {
    read: () => shown,
    show: (tasbih) => {
      shown = tasbih;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The day on the device's clock, `2026-02-28`. */
export function calendarToday(): string {
  const now = new Date();
  return formatCalendarDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** The counter with its totals: every act is counted once, kept, and told to hand and ear. */
export function useTasbih(phrases: readonly Phrase[], order: Order) {
  const isFlow = order === "flow";
  const firstPhrase = phrases[0]?.id ?? "";
  const [counter] = useState(() => createCounter({ phrase: firstPhrase, count: 0 }));
  const readPhrase = () => counter.read().phrase;
  const phraseId = useSyncExternalStore(counter.subscribe, readPhrase, readPhrase);
  const cues = useCues();
  const saveRecord = useSaveSoon();

  useEffect(() => {
    const saved = storedTasbih.read();
    counter.show(isFlow || saved.phrase === "" ? { phrase: firstPhrase, count: 0 } : saved);
  }, [counter, isFlow, firstPhrase]);

  const act = (done: TasbihAct) => {
    const counted = counter.read().count + 1;
    const step = reduceTasbih(counter.read(), done, phrases, order);
    counter.show(step.tasbih);
    if (!isFlow) saveRecord(step.tasbih);
    if (step.gain.count !== 0) addToTotals(calendarToday(), step.gain);
    if (step.gain.count !== 1) return step;
    cues.tapped();
    if (counted % cueEvery === 0) cues.thirtyThird(counted);
    if (step.isRound) cues.round();
    return step;
  };
  const clearAll = () => {
    clearTotals();
    const begun = { phrase: firstPhrase, count: 0 };
    counter.show(begun);
    saveRecord(begun);
  };
  const phrase = phraseOf({ phrase: phraseId, count: 0 }, phrases);
  return { counter, phrase, act, clearAll, isGlowing: cues.isGlowing };
}

const restTime = 300;

function createKeeper() {
  let waiting: Tasbih | undefined;
  const write = () => {
    if (waiting) storedTasbih.write(waiting);
    waiting = undefined;
  };
  const rest = debounce(write, restTime);
  return {
    saveRecord(tasbih: Tasbih) {
      waiting = tasbih;
      rest.moved();
    },
    keepNow() {
      rest.stop();
      write();
    },
  };
}

/** Keeps the place in the phrase when the hand rests or the page goes: writing with every tap would slow it. */
function useSaveSoon(): (tasbih: Tasbih) => void {
  const [{ saveRecord, keepNow }] = useState(createKeeper);
  useEffect(() => {
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [keepNow]);
  return saveRecord;
}

/** Milliseconds of specification 2, §9. */
const tapVibration = 50;
const roundVibration = [200, 100, 200];
const roundDelay = 500;
const cueVibration = 120;
const glowTime = 900;

/** Lets the hand, the ear and the eye know of a tap, a thirty-third and a round. */
function useCues() {
  const locale = localeOf(useLanguage());
  const [isGlowing, setIsGlowing] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const later = (act: () => void, wait: number) => {
    timers.current = [...timers.current.slice(-4), setTimeout(act, wait)];
  };

  const tapped = () => {
    if (storedVibration.read()) vibrate(tapVibration);
    if (storedSound.read()) playClick();
  };
  /** `total` of the day is told where the cue is spoken. */
  const thirtyThird = (total: number) => {
    const cue = storedCue.read();
    if (cue === "spoken" && !speak(String(total), locale)) playChime();
    if (cue === "vibrated" && !vibrate(cueVibration)) playChime();
  };
  const round = () => {
    setIsGlowing(true);
    later(() => setIsGlowing(false), glowTime);
    later(() => {
      const isFelt = storedVibration.read() && canVibrate() && vibrate(roundVibration);
      // Where nothing can be felt, the end of a round is heard; the glow is seen everywhere.
      if (storedSound.read() || (storedVibration.read() && !isFelt)) playChime();
    }, roundDelay);
  };
  return { isGlowing, tapped, thirtyThird, round };
}
