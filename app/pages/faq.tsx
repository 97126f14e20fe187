"use no memo";

import { type ComponentType, lazy, Suspense } from "react";
import { FaqPage } from "#app/features/faq/faq-page.tsx";
import { faqJsonLd, type LinkedFaq, linkFaq } from "#app/features/faq/linked-faq.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { nearOrActed } from "#app/hydration/near-or-acted.ts";
import { loadFaq } from "#content/faq/index.ts";
import { definePage } from "./page.tsx";
import { routeTable } from "./route-table.ts";

const scholarsPlace = "faq-scholars";

/** Fetched when its place comes near; without a network the page stands with the questions it carries. */
const ScholarsAnswers = lazy(
  (): Promise<{ default: ComponentType<{ readonly typed: string }> }> =>
    nearOrActed(scholarsPlace)
      .then(() =>
        Promise.all([
          import("#app/features/scholars/published-answers.tsx"),
          import("#app/features/chat/source-card.tsx"),
        ]),
      )
      .then(
        ([{ PublishedAnswers }, { SourceCard }]) => ({
          default: ({ typed }) => (
            <PublishedAnswers typed={typed} show={(citation) => <SourceCard citation={citation} />} />
          ),
        }),
        () => ({ default: () => null }),
      ),
);

function FaqView({ data }: { readonly data: LinkedFaq }) {
  const isHydrated = useIsHydrated();
  return (
    <FaqPage
      faq={data}
      scholars={(typed) => (
        <div id={scholarsPlace}>
          {isHydrated && (
            <Suspense>
              <ScholarsAnswers typed={typed} />
            </Suspense>
          )}
        </div>
      )}
    />
  );
}

export const page = definePage<LinkedFaq>({
  load: async ({ language }) => linkFaq(await loadFaq(language), routeTable),
  View: FaqView,
  head: (data) => ({ jsonLd: faqJsonLd(data) }),
});
