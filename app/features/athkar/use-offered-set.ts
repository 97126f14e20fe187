import { useEffect, useState } from "react";
import type { Occasion } from "#domain/counting/athkar-occasion.ts";
import { setOfHour } from "./set-of-hour.ts";

/** The set for this hour in the device's zone; undefined until the page has woken. */
export function useOfferedSet(): Occasion | undefined {
  const [offered, setOffered] = useState<Occasion>();
  useEffect(() => {
    const look = () => setOffered(setOfHour());
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return offered;
}
