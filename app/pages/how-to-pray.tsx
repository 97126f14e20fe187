import { type GuideData, loadGuideData } from "#app/features/prayer-guide/guide-data.ts";
import { PrayerGuide } from "#app/features/prayer-guide/prayer-guide.tsx";
import { Lessons } from "#app/features/watching/lessons.tsx";
import { useMessages } from "#app/i18n/messages.tsx";
import { definePage } from "./page.tsx";

/** Our own guide, and video lessons of others. */
function HowToPrayPage({ data }: { readonly data: GuideData }) {
  const title = useMessages("shell")("title.howToPray");
  return (
    <div className="mx-auto max-w-5xl">
      <header className="pb-8">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {data.language !== "ar" && (
          <p lang="ar" dir="rtl" className="mt-1 w-fit font-naskh text-2xl text-gold">
            {"كيف تصلي"}
          </p>
        )}
      </header>
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
