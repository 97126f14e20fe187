import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { speak } from "#app/browser/speak.ts";
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
  type TasbihAction,
} from "#domain/counting/tasbih.ts";
import { addToTotals, clearTotals } from "./pending-gains.ts";
import type { Phrase } from "./tasbih-phrases.ts";
import { storedCue, storedSound, storedTasbih, storedVibration } from "./tasbih-settings.ts";

/** The current count, outside React: only its subscribers follow it, so that a tap does not render the page. */
export type Counter = {
  readonly read: () => Tasbih;
  readonly show: (tasbih: Tasbih) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function createCounter(initial: Tasbih): Counter {
  let shown = initial;
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

/** The counter with its totals: every action is counted once, saved, and signalled by vibration and sound. */
export function useTasbih(phrases: readonly Phrase[], order: Order) {
  const isFlow = order === "flow";
  const firstPhrase = phrases[0]?.id ?? "";
  const [counter] = useState(() => createCounter({ phrase: firstPhrase, count: 0 }));
  const readPhrase = () => counter.read().phrase;
  const phraseId = useSyncExternalStore(counter.subscribe, readPhrase, readPhrase);
  const cues = useCues();
  const saveSoon = useDebouncedSave();

  useEffect(() => {
    const saved = storedTasbih.read();
    counter.show(isFlow || saved.phrase === "" ? { phrase: firstPhrase, count: 0 } : saved);
  }, [counter, isFlow, firstPhrase]);

  const dispatch = (action: TasbihAction) => {
    const counted = counter.read().count + 1;
    const step = reduceTasbih(counter.read(), action, phrases, order);
    counter.show(step.tasbih);
    if (!isFlow) saveSoon(step.tasbih);
    if (step.gain.count !== 0) addToTotals(calendarToday(), step.gain);
    if (step.gain.count !== 1) return step;
    cues.tapped();
    if (counted % cueEvery === 0) cues.thirtyThird(counted);
    if (step.isRound) cues.round();
    return step;
  };
  const clearAll = () => {
    clearTotals().catch(() => console.warn("the totals are not cleared"));
    const initial = { phrase: firstPhrase, count: 0 };
    counter.show(initial);
    saveSoon(initial);
  };
  const phrase = phraseOf({ phrase: phraseId, count: 0 }, phrases);
  return { counter, phrase, dispatch, clearAll, isGlowing: cues.isGlowing };
}

const saveDelay = 300;

function createDebouncedSave() {
  let waiting: Tasbih | undefined;
  const write = () => {
    if (waiting) storedTasbih.write(waiting);
    waiting = undefined;
  };
  const debounced = debounce(write, saveDelay);
  return {
    saveSoon(tasbih: Tasbih) {
      waiting = tasbih;
      debounced.moved();
    },
    saveNow() {
      debounced.stop();
      write();
    },
  };
}

/** Saves the count after a pause in the tapping or when the page closes: saving with every tap would slow it down. */
function useDebouncedSave(): (tasbih: Tasbih) => void {
  const [{ saveSoon, saveNow }] = useState(createDebouncedSave);
  useEffect(() => {
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      saveNow();
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [saveNow]);
  return saveSoon;
}

/** Milliseconds, from specification 2, §9. */
const tapVibration = 50;
const roundVibration = [200, 100, 200];
const roundDelay = 500;
const cueVibration = 120;
const glowTime = 900;

/** Vibration, sound and glow for a tap, for each thirty-third count and for a completed round. */
function useCues() {
  const locale = localeOf(useLanguage());
  const [isGlowing, setIsGlowing] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const schedule = (callback: () => void, delay: number) => {
    timers.current = [...timers.current.slice(-4), setTimeout(callback, delay)];
  };

  const tapped = () => {
    if (storedVibration.read()) vibrate(tapVibration);
    if (storedSound.read()) playClick();
  };
  /** `total` is spoken where the reader chose a spoken cue. */
  const thirtyThird = (total: number) => {
    const cue = storedCue.read();
    if (cue === "spoken" && !speak(String(total), locale)) playChime();
    if (cue === "vibrated" && !vibrate(cueVibration)) playChime();
  };
  const round = () => {
    setIsGlowing(true);
    schedule(() => setIsGlowing(false), glowTime);
    schedule(() => {
      const isFelt = storedVibration.read() && canVibrate() && vibrate(roundVibration);
      // Without vibration the end of a round is played as a sound; the glow is always shown.
      if (storedSound.read() || (storedVibration.read() && !isFelt)) playChime();
    }, roundDelay);
  };
  return { isGlowing, tapped, thirtyThird, round };
}
