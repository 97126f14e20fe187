import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { quietQueryErrors } from "./quiet-query-errors.ts";

test("an error of a query is printed by its code, also as the cause of another, without what was asked for", () => {
  quietQueryErrors();
  const cause = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const error = new DrizzleQueryError("select email from members where email = $1", ["a@example.org"], cause);
  for (const printed of [inspect(error), inspect(new Error("no answer", { cause: error }))]) {
    expect(printed).toContain("a query failed (57P01)");
    expect(printed).not.toContain("a@example.org");
    expect(printed).not.toContain("select");
  }
});
