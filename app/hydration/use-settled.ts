import { useEffect, useState } from "react";
import { watchPresses, whenNotPressed } from "./press.ts";
import { openedAWhileAgo, soonAfter } from "./soon.ts";

/** Milliseconds after the page has loaded. */
const settledAfter = 2500;

const actions = ["pointerover", "pointerdown", "keydown", "scroll"] as const;

/**
 * Resolves when the first load is over and the page has been still for a moment (for `soonAfter`: when it was opened so
 * long ago), or the person does something; at once on a later visit, whose files are on the device already, and on the
 * server. For code that the first screen does without.
 *
 * @param after milliseconds that the page has been still.
 */
export function whenSettled(after = settledAfter): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  watchPresses();
  if (navigator.serviceWorker?.controller) return Promise.resolve();
  return new Promise((resolve) => {
    // By a signal: the timer may outlive the page of a test, and its global functions.
    const listening = new AbortController();
    const { signal } = listening;
    const settle = () => {
      listening.abort();
      resolve();
    };
    const wait = () => setTimeout(settle, after);
    const soon = after === soonAfter ? openedAWhileAgo() : undefined;
    if (soon) soon.then(settle);
    else if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true, signal });
    for (const action of actions) addEventListener(action, settle, { passive: true, signal });
  });
}

/** True once the page has settled (`whenSettled`) and nothing is being pressed. */
export function useSettled(after = settledAfter): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    whenSettled(after)
      .then(whenNotPressed)
      .then(() => isCurrent && setIsSettled(true));
    return () => {
      isCurrent = false;
    };
  }, [after]);
  return isSettled;
}
