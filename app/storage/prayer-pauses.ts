import { array, boolean, fallback, type GenericSchema, object, pipe, transform, unknown } from "valibot";
import { type Pause, pauseLimits, readPause } from "#domain/prayer-log/pause.ts";
import { jsonOf, storedValue } from "./stored-value.ts";

/** Where pauses may go, each by its own switch: nowhere as long as nothing is chosen. */
export type PauseSharing = {
  /** The saved log: table and file. */
  readonly log: boolean;
  /** The printed year. */
  readonly print: boolean;
  /** The file with all data of this device. */
  readonly backup: boolean;
  /** The account, and from there the person's other devices. */
  readonly sync: boolean;
};

const nowhere: PauseSharing = { log: false, print: false, backup: false, sync: false };

const isChosen = fallback(boolean(), false);
const sharingSchema: GenericSchema<unknown, PauseSharing> = object({
  log: isChosen,
  print: isChosen,
  backup: isChosen,
  sync: isChosen,
});

/** A list of pauses; one that cannot be read is left out. */
export const pausesSchema: GenericSchema<unknown, readonly Pause[]> = pipe(
  array(unknown()),
  transform((pauses) => pauses.flatMap((pause) => readPause(pause) ?? []).slice(-pauseLimits.count)),
);

/** The choices of this device. Their name keeps them out of every export, and they are not synced. */
export const pauseSharing = storedValue("private.pauseSharing", jsonOf(sharingSchema), nowhere);

/** The pauses that are on this device only. They are outside the synced records, so that no exchange can send them. */
export const devicePauses = storedValue("private.prayerPauses", jsonOf(pausesSchema), []);
