import { useEffect, useState } from "react";
import type { Instant } from "#domain/zoned-time.ts";

export type Clock = {
  readonly now: Instant;
  /** False on the server and in the first paint, which show the time the page was rendered. */
  readonly isLive: boolean;
};

/**
 * The device's clock, updated every full second and whenever the page becomes visible.
 *
 * @param step milliseconds between two updates; 60,000 for every full minute.
 */
export function useClock(first: Instant, step = 1000): Clock {
  const [clock, setClock] = useState<Clock>({ now: first, isLive: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      const now = Date.now();
      setClock({ now, isLive: true });
      // An invalid clock must not make the timer loop without a delay.
      timer = setTimeout(tell, Number.isFinite(now) ? step - (now % step) : step);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [step]);
  return clock;
}
