import { DuasPage } from "#app/features/duas/duas-page.tsx";
import { type DuasPageData, loadDuasPage } from "#app/features/duas/duas-page-data.ts";
import { RecitedActions } from "#app/features/text-actions/recited-actions.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<DuasPageData>({
  load: ({ search, language, read }) => loadDuasPage(search, language, read),
  View: ({ data }) => <DuasPage key={data.language} data={data} Actions={RecitedActions} />,
});
