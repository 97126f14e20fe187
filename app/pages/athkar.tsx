import { AthkarEntries, type SetSizes } from "#app/features/athkar/athkar-entries.tsx";
import { ExtractorEntry } from "#app/features/extractor/extractor-entry.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<SetSizes>({
  load: async ({ language }) => {
    const { loadSetSizes } = await import("#app/features/athkar/athkar-set.ts");
    return loadSetSizes(language);
  },
  View: ({ data }) => (
    <>
      <AthkarEntries sizes={data} />
      <ExtractorEntry />
    </>
  ),
});
