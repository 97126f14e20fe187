import { useEffect, useState } from "react";

/** `held`: the screen stays on; `refused`: the device denied it, for example on a low battery. */
export type WakeLockState = "off" | "held" | "refused" | "missing";

/** Keeps the screen awake while `isWanted`, and again after the page was hidden. */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>("off");
  useEffect(() => {
    if (!isWanted) return setState("off");
    if (!("wakeLock" in navigator)) return setState("missing");
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isOver) await lock.release();
        else setState("held");
      } catch {
        if (!isOver) setState("refused");
      }
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
  return state;
}
