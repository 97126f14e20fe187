import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { redactQueryErrors } from "./redact-query-errors.ts";

test("a query error prints its code without SQL and parameters, also as the cause of another error", () => {
  redactQueryErrors();
  const cause = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const error = new DrizzleQueryError("select email from members where email = $1", ["a@example.org"], cause);
  for (const printed of [inspect(error), inspect(new Error("no answer", { cause: error }))]) {
    expect(printed).toContain("a query failed (57P01)");
    expect(printed).not.toContain("a@example.org");
    expect(printed).not.toContain("select");
  }
});
