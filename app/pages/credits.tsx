import { CreditsPage } from "#app/features/credits/credits-page.tsx";
import { OfflineTrigger } from "#app/features/offline/offline-trigger.tsx";
import { type Edition, loadEditions } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";

export const page = definePage<readonly Edition[]>({
  load: async () => (await loadEditions()).filter((edition) => edition.enabled),
  View: ({ data }) => <CreditsPage editions={data} offline={<OfflineTrigger />} />,
});
