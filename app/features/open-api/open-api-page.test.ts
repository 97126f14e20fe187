import { expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { calls, errorExample } from "./open-api-page.tsx";

test("every example is a request of the call it is listed under", () => {
  for (const { path, examples, body } of calls) {
    if (body === undefined) expect(examples.length).toBeGreaterThan(0);
    else expect(body.startsWith(`POST ${path}\n{`)).toBe(true);
    const start = path.split("{")[0] ?? path;
    for (const address of examples)
      expect(address.startsWith(start) || path === "/api/health", address).toBe(true);
  }
});

test("the error example matches the schema of error responses", () => {
  expect(apiErrorSchema.parse(JSON.parse(errorExample)).error.field).toBe("limit");
});
