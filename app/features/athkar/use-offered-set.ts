import { useEffect, useState } from "react";
import { deviceZone } from "#app/platform/device-zone.ts";
import { type Occasion, occasionAt } from "#domain/counting/athkar-occasion.ts";
import { minuteOfDay } from "#domain/counting/prayer-day.ts";

/** The set for this hour in the device's zone; undefined until the page has woken. */
export function useOfferedSet(): Occasion | undefined {
  const [offered, setOffered] = useState<Occasion>();
  useEffect(() => {
    const look = () => {
      const timeZone = deviceZone();
      setOffered(occasionAt(minuteOfDay(timeZone, Date.now())));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return offered;
}
