import { useEffect, useState } from "react";
import { type Occasion, occasionAt } from "#domain/counting/athkar-occasion.ts";
import { deviceMinute } from "./device-day.ts";

/** The set for this hour in the device's zone. */
export function setOfHour(): Occasion {
  return occasionAt(deviceMinute());
}

/** The set for this hour in the device's zone; undefined until the page is hydrated. */
export function useOfferedSet(): Occasion | undefined {
  const [offered, setOffered] = useState<Occasion>();
  useEffect(() => {
    const update = () => setOffered(setOfHour());
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return offered;
}
