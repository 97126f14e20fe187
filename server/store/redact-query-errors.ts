import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { errorCode } from "./store-unavailable.ts";

/** Makes query errors print without SQL and parameters, also where a library prints them past our own log. */
export function redactQueryErrors(): void {
  Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
    configurable: true,
    value(this: DrizzleQueryError) {
      return `a query failed (${errorCode(this) ?? "without a code"})`;
    },
  });
}
