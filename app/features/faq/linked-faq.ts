import type { Faq, FaqItem } from "#content/faq/index.ts";

/** A page of the house that an answer leads to, by the key of its title. */
export type FaqLink = { readonly address: string; readonly key: string };

/** The questions with links to those pages only that the house has. */
export type LinkedFaq = {
  readonly categories: Faq["categories"];
  readonly items: readonly (Omit<FaqItem, "links"> & { readonly links: readonly FaqLink[] })[];
  /** The page where one may ask, when there is one. */
  readonly chat?: string;
};

export type LinkedFaqItem = LinkedFaq["items"][number];

/** Leaves to each answer the links that are in the house's own list of pages. */
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

/** The structured data that search engines read a page of questions by (schema.org FAQPage). */
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
