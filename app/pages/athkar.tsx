import { AthkarEntries } from "#app/features/athkar/athkar-entries.tsx";
import type { SetCounts } from "#app/features/athkar/athkar-set.ts";
import { ExtractorEntry } from "#app/features/extractor/extractor-entry.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<SetCounts>({
  load: async ({ language }) => {
    const { loadSetCounts } = await import("#app/features/athkar/athkar-set.ts");
    return loadSetCounts(language);
  },
  View: ({ data }) => (
    <>
      <AthkarEntries sets={data} />
      <ExtractorEntry />
    </>
  ),
});
