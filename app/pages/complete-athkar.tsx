import { athkarPlaceOf } from "#app/features/athkar/athkar-address.ts";
import type { PublishedSet } from "#app/features/athkar/athkar-set.ts";
import { CompleteAthkar } from "#app/features/athkar/complete-athkar.tsx";
import { ExtractorTabs, readyExtractor } from "#app/features/extractor/extractor-tabs.tsx";
import { loadOnce } from "#app/hydration/load-once.ts";
import { definePage } from "./page.tsx";

/** A rendered page already contains its set: the loader's code is fetched only for the next one. */
const loader = loadOnce(() =>
  Promise.all([import("#app/features/athkar/athkar-set.ts"), import("#app/features/athkar/set-of-hour.ts")]),
);

export const page = definePage<PublishedSet>({
  load: async ({ search, language, read }) => {
    const [{ loadAthkarSet }, { setOfHour }] = await loader();
    // The server does not know the visitor's local time.
    const ofHour = typeof document === "undefined" ? "morning" : setOfHour();
    return loadAthkarSet({ place: athkarPlaceOf(search, ofHour), language, read });
  },
  ready: readyExtractor,
  View: ({ data }) => (
    <ExtractorTabs>
      <CompleteAthkar first={data} />
    </ExtractorTabs>
  ),
  head: ({ name }) => ({
    canonicalSearch: name === "morning" ? "" : `category=${name}`,
    needsQuranFont: true,
  }),
});
