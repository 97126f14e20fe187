import { expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { calls, errorExample } from "./calls.ts";

test("every example is a request of the call it is listed under", () => {
  for (const { path, examples } of calls) {
    expect(examples.length).toBeGreaterThan(0);
    const start = path.split("{")[0] ?? path;
    for (const address of examples)
      expect(address.startsWith(start) || path === "/api/health", address).toBe(true);
  }
});

test("the error example matches the schema of error responses", () => {
  expect(apiErrorSchema.parse(JSON.parse(errorExample)).error.field).toBe("limit");
});
