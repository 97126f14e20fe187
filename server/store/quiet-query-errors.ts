import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { errorCode } from "./store-unavailable.ts";

/** Lets an error of a query be printed without what was asked for: a library that prints it knows no log of ours. */
export function quietQueryErrors(): void {
  Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
    configurable: true,
    value(this: DrizzleQueryError) {
      return `a query failed (${errorCode(this) ?? "without a code"})`;
    },
  });
}
