import type { TajweedCards } from "#content/tajweed/index.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { TajweedRule } from "#domain/tajweed/rule.ts";

/** Where a rule is taught, and what the lesson calls it. */
export type RuleLesson = { readonly title: string; readonly href: string };

/** The lessons of tajweed by the rule they teach, each at its own place on the page of the rules. */
export function ruleLessons({ tabs }: Pick<TajweedCards, "tabs">): ReadonlyMap<string, RuleLesson> {
  const cards = tabs.flatMap((tab) => tab.cards);
  return new Map(
    cards.map(({ id, tab, title, shows }) => [shows, { title, href: `/tajweed-rules?tab=${tab}#${id}` }]),
  );
}

/** The rule a question is about; undefined for a question that is about none. */
export function ruleAsked({ rule, options, right }: QuizQuestion): TajweedRule | undefined {
  const answer = options[right];
  return rule ?? (answer?.kind === "rule" ? answer.rule : undefined);
}
