import { StreamingPage } from "#app/features/listening/streaming/streaming-page.tsx";
import { OfflineTrigger } from "#app/features/offline/offline-trigger.tsx";
import { loadSurahNames } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";

export const page = definePage<readonly string[]>({
  load: async ({ language }) => (await loadSurahNames(language)).map(({ name }) => name),
  View: ({ data }) => <StreamingPage names={data} offline={(chosen) => <OfflineTrigger chosen={chosen} />} />,
});
