import { expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { calls, refusalExample } from "./calls.ts";

test("every example asks for the call it stands under", () => {
  for (const { path, examples } of calls) {
    expect(examples.length).toBeGreaterThan(0);
    const start = path.split("{")[0] ?? path;
    for (const address of examples)
      expect(address.startsWith(start) || path === "/api/health", address).toBe(true);
  }
});

test("the refusal shown has the shape of refusals", () => {
  expect(apiErrorSchema.parse(JSON.parse(refusalExample)).error.field).toBe("limit");
});
