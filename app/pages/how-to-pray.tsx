import { useSearch } from "wouter";
import { type GuideData, loadGuideData } from "#app/features/prayer-guide/guide-data.ts";
import { type GuideTab, guideTabAddress, guideTabOf } from "#app/features/prayer-guide/guide-tab.ts";
import { GuideTabs } from "#app/features/prayer-guide/guide-tabs.tsx";
import { PrayerGuide } from "#app/features/prayer-guide/prayer-guide.tsx";
import { RecitedPassage } from "#app/features/text-actions/recited-passage.tsx";
import { Lessons } from "#app/features/watching/lessons.tsx";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { loadTopicGuide, type TopicGuide } from "#content/prayer-guide/index.ts";
import { definePage } from "./page.tsx";

const TopicPart = lazyComponent(() =>
  import("#app/features/prayer-guide/topic-part.tsx").then((part) => part.TopicPart),
);

type HowToPray = {
  readonly prayer: GuideData;
  /** The tab that the address named, with its guide. */
  readonly tab: GuideTab;
  readonly topic: TopicGuide | undefined;
};

/** Our own guides to the prayer and to what belongs to it, and video lessons of others. */
function HowToPrayPage({ data }: { readonly data: HowToPray }) {
  const title = useMessages("shell")("title.howToPray");
  const text = useMessages("praying");
  const tab = guideTabOf(new URLSearchParams(useSearch()));
  const { prayer } = data;
  const fatiha = prayer.surahs.find(({ surah }) => surah === 1);
  return (
    <div className="max-w-page">
      <PageHead title={title} about={<p>{text("guideText")}</p>} />
      <GuideTabs current={tab} />
      {tab === "prayer" ? (
        <>
          <PrayerGuide
            guide={prayer}
            fatiha={
              fatiha && (
                <RecitedPassage
                  passage={{ surah: 1, from: 1, to: fatiha.verses.length }}
                  name={fatiha.name}
                />
              )
            }
          />
          <Lessons />
        </>
      ) : (
        <TopicPart key={tab} topic={tab} initial={tab === data.tab ? data.topic : undefined} />
      )}
    </div>
  );
}

export const page = definePage<HowToPray>({
  load: async ({ language, read, search }) => {
    const tab = guideTabOf(search);
    const [prayer, topic] = await Promise.all([
      loadGuideData(language, read),
      tab === "prayer" ? undefined : loadTopicGuide(tab, language),
    ]);
    return { prayer, tab, topic };
  },
  ready: async (search) => {
    if (guideTabOf(search) !== "prayer") await TopicPart.ready();
  },
  View: HowToPrayPage,
  head: ({ tab }) => ({
    canonicalSearch: new URL(guideTabAddress(tab), "https://riwaq.example").search.slice(1),
    needsQuranFont: true,
  }),
});
