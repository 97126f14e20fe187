import { FaqPage } from "#app/features/faq/faq-page.tsx";
import { faqJsonLd, type LinkedFaq, linkFaq } from "#app/features/faq/linked-faq.ts";
import { loadFaq } from "#content/faq/index.ts";
import { definePage } from "./page.tsx";
import { routeTable } from "./route-table.ts";

export const page = definePage<LinkedFaq>({
  load: async ({ language }) => linkFaq(await loadFaq(language), routeTable),
  View: ({ data }) => <FaqPage faq={data} />,
  head: (data) => ({ jsonLd: faqJsonLd(data) }),
});
