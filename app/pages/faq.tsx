import { FaqPage } from "#app/features/faq/faq-page.tsx";
import { faqJsonLd, type LinkedFaq, linkFaq } from "#app/features/faq/linked-faq.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { whenNearOrUsed } from "#app/hydration/when-near-or-used.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { loadFaq } from "#content/faq/index.ts";
import { definePage } from "./page.tsx";
import { routeTable } from "./route-table.ts";

const scholarsPlace = "faq-scholars";

type AnswersProps = { readonly typed: string };

const NoAnswers = (_props: AnswersProps) => null;

async function loadAnswers() {
  await whenNearOrUsed(scholarsPlace);
  const [{ PublishedAnswers }, { SourceCard }] = await Promise.all([
    import("#app/features/scholars/published-answers.tsx"),
    import("#app/features/chat/source-card.tsx"),
  ]);
  return ({ typed }: AnswersProps) => (
    <PublishedAnswers typed={typed} show={(citation) => <SourceCard citation={citation} />} />
  );
}

/** Loaded when it comes near the viewport; without a network the page shows only its own questions. */
const ScholarsAnswers = lazyComponent<AnswersProps>(() => loadAnswers().catch(() => NoAnswers));

function FaqView({ data }: { readonly data: LinkedFaq }) {
  const isHydrated = useIsHydrated();
  return (
    <FaqPage
      faq={data}
      scholars={(typed) => <div id={scholarsPlace}>{isHydrated && <ScholarsAnswers typed={typed} />}</div>}
    />
  );
}

export const page = definePage<LinkedFaq>({
  load: async ({ language }) => linkFaq(await loadFaq(language), routeTable),
  View: FaqView,
  head: (data) => ({ jsonLd: faqJsonLd(data) }),
});
