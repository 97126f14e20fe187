import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { detectDistress } from "./detect-distress.ts";
import unseenThreats from "./measured/unseen-threats.json" with { type: "json" };

type Part = keyof (typeof unseenThreats)["en"];
const kindsOf = (part: Part) =>
  languages.flatMap((language) =>
    unseenThreats[language][part].map((message) => detectDistress(message)?.kind),
  );
const countOf = (part: Part, ...kinds: readonly string[]) =>
  kindsOf(part).filter((kind) => kind !== undefined && kinds.includes(kind)).length;
const dangers = ["self-harm", "overdose", "medical", "threat", "violence", "other"];

// Written before threats were a kind; by the same hand as their rules, so a stranger's words are found less often.
test("120 messages of danger and 160 look-alikes that the weights did not learn from are told apart", () => {
  const parts = ["threat", "urgent", "violence", "self-harm"] as const;
  expect(parts.map((part) => kindsOf(part).length)).toEqual([54, 30, 24, 12]);
  expect(parts.reduce((sum, part) => sum + countOf(part, ...dangers), 0)).toBeGreaterThanOrEqual(118);
  expect(countOf("threat", "threat")).toBeGreaterThanOrEqual(40);
  expect(countOf("urgent", "medical", "overdose")).toBeGreaterThanOrEqual(28);
  expect(countOf("violence", "violence", "other")).toBe(24);
  expect(kindsOf("lookalike")).toHaveLength(160);
  expect(countOf("lookalike", ...dangers)).toBeLessThanOrEqual(11);
});
