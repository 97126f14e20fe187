import { HadithPage } from "#app/features/hadith/hadith-page.tsx";
import { type HadithPageData, loadHadithPage } from "#app/features/hadith/hadith-page-data.ts";
import { TextActions } from "#app/features/text-actions/text-actions.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<HadithPageData>({
  load: ({ search, language }) => loadHadithPage(search, language),
  View: ({ data }) => <HadithPage key={data.language} data={data} Actions={TextActions} />,
});
