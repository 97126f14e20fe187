import { useEffect, useState, useSyncExternalStore } from "react";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { cueEvery, type Order, phraseOf, reduceTasbih, type TasbihAct } from "#domain/counting/tasbih.ts";
import { createCounter } from "./counter.ts";
import { addToTotals, clearTotals } from "./pending-gains.ts";
import type { Phrase } from "./tasbih-phrases.ts";
import { storedTasbih } from "./tasbih-settings.ts";
import { useCues } from "./use-cues.ts";
import { useSaveSoon } from "./use-save-soon.ts";

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
