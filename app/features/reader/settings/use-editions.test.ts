import { expect, test } from "vitest";
import { twoEditions } from "./use-editions.ts";

const none = { first: "own", second: "none" } as const;

test("a second translation is chosen beside that of the language, and two where it has none", () => {
  expect(twoEditions(none, "en")).toEqual({ first: "own", second: "fr" });
  expect(twoEditions(none, "tr")).toEqual({ first: "own", second: "en" });
  expect(twoEditions(none, "ar")).toEqual({ first: "en", second: "fr" });
  expect(twoEditions({ first: "en", second: "none" }, "tr")).toEqual({ first: "en", second: "fr" });
});

test("what the person has chosen stays", () => {
  expect(twoEditions({ first: "id", second: "ur" }, "en")).toEqual({ first: "id", second: "ur" });
});
