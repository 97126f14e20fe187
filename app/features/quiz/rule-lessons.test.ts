import { expect, test } from "vitest";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { nearRules } from "#domain/quiz/near-rules.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { TajweedRule } from "#domain/tajweed/rule.ts";
import { ruleLessons } from "./load-quiz.ts";
import { findAskedRule } from "./question-prompt.tsx";

test("every rule that a test may ask about has its lesson, at its own anchor", async () => {
  const lessons = ruleLessons(await loadTajweedCards("en"));
  for (const rule of Object.keys(nearRules))
    expect(lessons.get(rule)?.href, rule).toMatch(/^\/tajweed-rules\?tab=[a-z-]+#[a-z0-9-]+$/);
  expect(lessons.get("ikhfa")?.href).toContain("tab=noon-meem#");
});

test("the rule of a question is the one it names or its answer, and none if it is about a verse", () => {
  const options = ["iqlab", "ikhfa"].map((rule) => ({ kind: "rule", rule: rule as TajweedRule }) as const);
  const question = {
    kind: "ruleInWord",
    verse: { surah: 2, ayah: 1 },
    shown: [],
    options,
    right: 1,
  } as const;
  expect(findAskedRule(question)).toBe("ikhfa");
  expect(findAskedRule({ ...question, kind: "ruleCounts", rule: "madd_6" })).toBe("madd_6");
  const story: QuizQuestion = {
    ...question,
    kind: "story",
    options: [{ kind: "words", text: "Yusuf" }],
    right: 0,
  };
  expect(findAskedRule(story)).toBeUndefined();
});
