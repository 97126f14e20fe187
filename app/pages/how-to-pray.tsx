import { type GuideData, loadGuideData } from "#app/features/prayer-guide/guide-data.ts";
import { PrayerGuide } from "#app/features/prayer-guide/prayer-guide.tsx";
import { Lessons } from "#app/features/watching/lessons.tsx";
import { useMessages } from "#app/i18n/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { definePage } from "./page.tsx";

/** Our own guide, and video lessons of others. */
function HowToPrayPage({ data }: { readonly data: GuideData }) {
  const title = useMessages("shell")("title.howToPray");
  const text = useMessages("praying");
  return (
    <div className="max-w-page">
      <PageHead title={title} about={<p>{text("guideText")}</p>} />
      <PrayerGuide guide={data} />
      <Lessons />
    </div>
  );
}

export const page = definePage<GuideData>({
  load: ({ language, read }) => loadGuideData(language, read),
  View: HowToPrayPage,
  head: () => ({ needsQuranFont: true }),
});
