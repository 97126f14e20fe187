import { errorCode } from "./store-unavailable.ts";

/** Characters that no text in the database can hold, U+0000 above all (SQLSTATE 22021 and 22P05). */
const unkeepable = new Set(["22021", "22P05"]);

/** True when the database refused what it was given because of its characters. */
export function isStorageFailure(error: unknown): boolean {
  return unkeepable.has(errorCode(error) ?? "");
}
