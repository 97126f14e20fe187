import type { Faq, FaqItem } from "#content/faq/index.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";

/** A page of the app that an answer links to, with the message key of its title. */
export type FaqLink = { readonly address: string; readonly key: string };

/** The questions, linking only to pages the app has. */
export type LinkedFaq = {
  readonly categories: Faq["categories"];
  readonly items: readonly (Omit<FaqItem, "links"> & { readonly links: readonly FaqLink[] })[];
  /** Address of the chat page, if there is one. */
  readonly chat?: string;
};

export type LinkedFaqItem = LinkedFaq["items"][number];

/** Keeps of each answer's links those that are in the route table. */
export function linkFaq(faq: Faq, pages: readonly FaqLink[]): LinkedFaq {
  const chat = pages.find(({ address }) => address === "/chatbot");
  return {
    categories: faq.categories,
    items: faq.items.map((item) => ({
      ...item,
      links: (item.links ?? []).flatMap((link) =>
        pages.filter(({ address }) => address === link).map(({ address, key }) => ({ address, key })),
      ),
    })),
    ...(chat ? { chat: chat.address } : {}),
  };
}

/** Structured data for search engines (schema.org FAQPage). */
export function faqJsonLd({ items }: LinkedFaq): Readonly<Record<string, unknown>> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The questions that match the search text, in their own order; all of them when it is blank. */
export function filterQuestions({ categories, items }: LinkedFaq, typed: string): readonly LinkedFaqItem[] {
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  const textOf = ({ question, answer, category }: LinkedFaqItem) =>
    searchableText([question, answer, titles.get(category)]);
  const found = new Set(findTexts(items, textOf, readQuery(typed)));
  return items.filter((item) => found.has(item));
}
