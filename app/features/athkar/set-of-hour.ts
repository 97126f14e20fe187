import { deviceZone } from "#app/storage/device-zone.ts";
import { type Occasion, occasionAt } from "#domain/counting/athkar-occasion.ts";
import { minuteOfDay } from "#domain/counting/prayer-day.ts";

/** The set for this hour in the device's zone. */
export function setOfHour(): Occasion {
  return occasionAt(minuteOfDay(deviceZone(), Date.now()));
}
