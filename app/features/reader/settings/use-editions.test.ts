import { expect, test } from "vitest";
import { withSecondEdition } from "./use-editions.ts";

const none = { first: "own", second: "none" } as const;

test("a second translation is chosen beside that of the language, and two where it has none", () => {
  expect(withSecondEdition(none, "en")).toEqual({ first: "own", second: "fr" });
  expect(withSecondEdition(none, "tr")).toEqual({ first: "own", second: "en" });
  expect(withSecondEdition(none, "ar")).toEqual({ first: "en", second: "fr" });
  expect(withSecondEdition({ first: "en", second: "none" }, "tr")).toEqual({ first: "en", second: "fr" });
});

test("what the person has chosen stays", () => {
  expect(withSecondEdition({ first: "id", second: "ur" }, "en")).toEqual({ first: "id", second: "ur" });
});
