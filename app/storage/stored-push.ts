import { boolean } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** Whether this device is notified of prayers with no page open. Belongs to this browser and is never synced. */
export const storedPush = storedValue("private.push", jsonOf(boolean()), false);
