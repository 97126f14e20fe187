import { useEffect, useRef, useState } from "react";
import { deviceZone } from "#app/storage/device-zone.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import {
  type AthkarAction,
  type AthkarProgress,
  noProgress,
  reduceAthkar,
} from "#domain/counting/athkar-progress.ts";
import { prayerDay } from "#domain/counting/prayer-day.ts";
import type { SetName } from "./athkar-address.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { type CountChange, checkLeft, leftAfter, progressOf } from "./saved-progress.ts";

/** What is told after an act, with the progress before and after it: both are the same for a tap beyond the last. */
type ProgressListener = (dispatch: AthkarAction, before: AthkarProgress, after: AthkarProgress) => void;

function today(): string {
  return prayerDay(deviceZone(), Date.now());
}

function changeBy(dispatch: AthkarAction, before: AthkarProgress, after: AthkarProgress): CountChange {
  if (dispatch.type === "reset") return "all";
  const [id, by] =
    dispatch.type === "tap" ? [after.trail.at(-1), 1 as const] : [before.trail.at(-1), -1 as const];
  return (dispatch.type === "tap" || dispatch.type === "undo") && id !== undefined ? { id, by } : undefined;
}

/** The progress in a set, kept with every act, taken up again within the day of worship, one over all tabs. */
export function useAthkarProgress(name: SetName, dhikrs: readonly ShownDhikr[], onAct: ProgressListener) {
  const [progress, setProgress] = useState(noProgress);
  const latest = useRef(progress);
  const day = useRef("");

  useEffect(() => {
    day.current = "";
    latest.current = noProgress;
    setProgress(noProgress);
    const follow = () => {
      const { isReady, bodies } = userData.read("athkar");
      if (!isReady) return;
      const now = today();
      const left = progressOf(checkLeft(bodies.get(name)), now, dhikrs);
      latest.current = day.current === now ? { ...latest.current, counts: left.counts } : left;
      day.current = now;
      setProgress(latest.current);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    const unsubscribe = userData.subscribe("athkar", follow);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [name, dhikrs]);

  const dispatch = (done: AthkarAction) => {
    const before = latest.current;
    const after = reduceAthkar(before, done, dhikrs);
    if (after === before) {
      if (done.type === "tap") onAct(done, before, after);
      return;
    }
    latest.current = after;
    // Whoever taps before the store has come is not put back by its coming.
    day.current ||= today();
    setProgress(after);
    const change = changeBy(done, before, after);
    const shown = { day: today(), at: dhikrs[after.at]?.id ?? "", isFinished: after.isFinished };
    userData.change("athkar", name, (left) => leftAfter(checkLeft(left), change, shown));
    onAct(done, before, after);
  };

  const tick = useRef(dispatch);
  useEffect(() => {
    tick.current = dispatch;
  });
  const { advanceAt } = progress;
  useEffect(() => {
    if (advanceAt === undefined) return;
    const wait = Math.max(0, advanceAt - Date.now());
    // A timer may come a millisecond early by the clock.
    const later = () => tick.current({ type: "clock", now: Math.max(Date.now(), advanceAt) });
    const timer = setTimeout(later, wait);
    return () => clearTimeout(timer);
  }, [advanceAt]);

  return { progress, dispatch };
}
