import { useEffect, useRef, useState } from "react";
import type { Instant } from "#domain/zoned-time.ts";

/** Milliseconds by which a network may correct a clock without anyone noticing. */
const unnoticed = 60_000;

/**
 * True once the device's clock was set back by more than a minute while the page was open. A clock that was set forward
 * cannot be told from a device that slept.
 */
export function useClockSetBack(now: Instant, isLive: boolean): boolean {
  const last = useRef<Instant>(undefined);
  const [isSetBack, setIsSetBack] = useState(false);
  useEffect(() => {
    if (!isLive || !Number.isFinite(now)) return;
    if (last.current !== undefined && last.current - now > unnoticed) setIsSetBack(true);
    last.current = now;
  }, [now, isLive]);
  return isSetBack;
}
