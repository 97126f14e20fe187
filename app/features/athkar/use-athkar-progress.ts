import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changeRecord, collectionView, useCollection } from "#app/storage/user-data/use-collection.ts";
import {
  type AthkarAction,
  type AthkarProgress,
  noProgress,
  reduceAthkar,
} from "#domain/counting/athkar-progress.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { devicePrayerDay } from "./device-day.ts";
import { type CountChange, parseSavedProgress, progressOf, savedProgressAfter } from "./saved-progress.ts";

/** Called after an action with the progress before and after it; a tap beyond the last count changes nothing. */
type ProgressListener = (action: AthkarAction, before: AthkarProgress, after: AthkarProgress) => void;

function changeBy(action: AthkarAction, before: AthkarProgress, after: AthkarProgress): CountChange {
  if (action.type === "reset") return "all";
  const [id, by] =
    action.type === "tap" ? [after.trail.at(-1), 1 as const] : [before.trail.at(-1), -1 as const];
  return (action.type === "tap" || action.type === "undo") && id !== undefined ? { id, by } : undefined;
}

/** The progress in a set, stored under its key: saved with every action, continued within the day of worship, shared by all tabs. */
export function useAthkarProgress(key: string, dhikrs: readonly ShownDhikr[], onAction: ProgressListener) {
  const [progress, setProgress] = useState(noProgress);
  const latest = useRef(progress);
  const day = useRef("");
  const view = useCollection("athkar");

  const follow = useEffectEvent(() => {
    // As it is now: taps since this rendering count.
    const { isReady, bodies } = collectionView("athkar");
    if (!isReady) return;
    const now = devicePrayerDay();
    const saved = progressOf(parseSavedProgress(bodies.get(key)), now, dhikrs);
    latest.current = day.current === now ? { ...latest.current, counts: saved.counts } : saved;
    day.current = now;
    setProgress(latest.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set starts anew
  useEffect(() => {
    day.current = "";
    latest.current = noProgress;
    setProgress(noProgress);
    follow();
    const onVisibilityChange = () => follow();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => document.removeEventListener("visibilitychange", onVisibilityChange);
  }, [key, dhikrs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows every change of what is saved
  useEffect(() => follow(), [view]);

  const dispatch = (action: AthkarAction) => {
    const before = latest.current;
    const after = reduceAthkar(before, action, dhikrs);
    if (after === before) {
      if (action.type === "tap") onAction(action, before, after);
      return;
    }
    latest.current = after;
    // Taps made before the store was read must not be reset when it is.
    day.current ||= devicePrayerDay();
    setProgress(after);
    const change = changeBy(action, before, after);
    const shown = { day: devicePrayerDay(), at: dhikrs[after.at]?.id ?? "", isFinished: after.isFinished };
    changeRecord("athkar", key, (saved) => savedProgressAfter(parseSavedProgress(saved), change, shown));
    onAction(action, before, after);
  };

  const latestDispatch = useRef(dispatch);
  useEffect(() => {
    latestDispatch.current = dispatch;
  });
  const { advanceAt } = progress;
  useEffect(() => {
    if (advanceAt === undefined) return;
    const wait = Math.max(0, advanceAt - Date.now());
    // A timer may fire a millisecond early by the clock.
    const advance = () => latestDispatch.current({ type: "clock", now: Math.max(Date.now(), advanceAt) });
    const timer = setTimeout(advance, wait);
    return () => clearTimeout(timer);
  }, [advanceAt]);

  return { progress, dispatch };
}
