import { expect, test } from "vitest";
import { withSecondEdition } from "./use-editions.ts";

const none = { first: "own", second: "none" } as const;

test("an address with two translations chooses the second, and both in Arabic", () => {
  expect(withSecondEdition(none, "en")).toEqual({ first: "own", second: "fr" });
  expect(withSecondEdition(none, "tr")).toEqual({ first: "own", second: "en" });
  expect(withSecondEdition(none, "ar")).toEqual({ first: "en", second: "fr" });
  expect(withSecondEdition({ first: "en", second: "none" }, "tr")).toEqual({ first: "en", second: "fr" });
});

test("an address with two translations keeps the person's choice", () => {
  expect(withSecondEdition({ first: "id", second: "ur" }, "en")).toEqual({ first: "id", second: "ur" });
});
