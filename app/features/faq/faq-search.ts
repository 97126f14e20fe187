import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import type { LinkedFaq, LinkedFaqItem } from "./linked-faq.ts";

/** The questions that what was typed stands in, in their own order; all of them when it is blank. */
export function matchingQuestions({ categories, items }: LinkedFaq, typed: string): readonly LinkedFaqItem[] {
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  const textOf = ({ question, answer, category }: LinkedFaqItem) =>
    searchableText([question, answer, titles.get(category)]);
  const found = new Set(findTexts(items, textOf, readQuery(typed)));
  return items.filter((item) => found.has(item));
}
