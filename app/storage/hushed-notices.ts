import { number } from "valibot";
import { jsonOf, storedValue } from "./stored-value.ts";

/** Until when this device announces no prayer, in epoch milliseconds; 0 for no hush. Never synced or exported. */
export const storedHush = storedValue("private.noticesHushedUntil", jsonOf(number()), 0);
