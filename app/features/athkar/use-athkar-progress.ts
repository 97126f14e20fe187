import { useEffect, useRef, useState } from "react";
import {
  type AthkarAct,
  type AthkarProgress,
  noProgress,
  reduceAthkar,
} from "#domain/counting/athkar-progress.ts";
import type { SetName } from "./athkar-address.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { keepProgress, keptProgressOf, today } from "./kept-progress.ts";

/** What is told after an act, with the progress before and after it. */
type Told = (act: AthkarAct, before: AthkarProgress, after: AthkarProgress) => void;

/** The progress in a set, kept with every act and taken up again within the day of worship. */
export function useAthkarProgress(name: SetName, dhikrs: readonly ShownDhikr[], onAct: Told) {
  const [progress, setProgress] = useState(noProgress);
  const latest = useRef(progress);
  const day = useRef("");

  useEffect(() => {
    const takeUp = () => {
      day.current = today();
      latest.current = keptProgressOf(name, dhikrs);
      setProgress(latest.current);
    };
    takeUp();
    const onReturn = () => {
      if (document.visibilityState === "visible" && day.current !== today()) takeUp();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [name, dhikrs]);

  const act = (done: AthkarAct) => {
    const before = latest.current;
    const after = reduceAthkar(before, done, dhikrs);
    if (after === before) return;
    latest.current = after;
    setProgress(after);
    keepProgress(name, dhikrs, after);
    onAct(done, before, after);
  };

  const tick = useRef(act);
  useEffect(() => {
    tick.current = act;
  });
  const { advanceAt } = progress;
  useEffect(() => {
    if (advanceAt === undefined) return;
    const wait = Math.max(0, advanceAt - Date.now());
    // A timer may come a millisecond early by the clock.
    const timer = setTimeout(
      () => tick.current({ type: "clock", now: Math.max(Date.now(), advanceAt) }),
      wait,
    );
    return () => clearTimeout(timer);
  }, [advanceAt]);

  return { progress, act };
}
