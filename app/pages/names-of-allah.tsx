import { NamesPage } from "#app/features/names/names-page.tsx";
import { loadNamesPage, type NamesPageData } from "#app/features/names/names-page-data.ts";
import { TextActions } from "#app/features/text-actions/text-actions.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<NamesPageData>({
  load: ({ language }) => loadNamesPage(language),
  View: ({ data }) => <NamesPage key={data.language} data={data} Actions={TextActions} />,
  head: () => ({ needsQuranFont: true }),
});
