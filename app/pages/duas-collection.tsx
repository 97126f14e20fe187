import { type DuasPageData, loadDuasPage } from "#app/features/duas/dua-entry.ts";
import { DuasPage } from "#app/features/duas/duas-page.tsx";
import { RecitedActions } from "#app/features/text-actions/recited-actions.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<DuasPageData>({
  load: ({ language, read }) => loadDuasPage(language, read),
  View: ({ data }) => <DuasPage key={data.language} data={data} Actions={RecitedActions} />,
});
