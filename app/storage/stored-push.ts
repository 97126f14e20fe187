import { boolean } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** Whether this device is to be told of prayers with no page open. It is of this browser alone, never synced. */
export const storedPush = storedValue("private.push", jsonOf(boolean()), false);
