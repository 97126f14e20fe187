import { OfflineTrigger } from "#app/features/offline/offline-trigger.tsx";
import { loadResources, type ResourcesData } from "#app/features/resources/resources-data.ts";
import { ResourcesPage } from "#app/features/resources/resources-page.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<ResourcesData>({
  load: ({ search, language, read }) => loadResources({ search, language, read }),
  View: ({ data }) => <ResourcesPage key={data.language} data={data} offline={<OfflineTrigger />} />,
  head: ({ printed }) => (printed ? { canonicalSearch: "", needsQuranFont: true } : {}),
});
