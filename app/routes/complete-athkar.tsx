import { athkarPlaceOf } from "#app/features/athkar/athkar-address.ts";
import { type AthkarSet, loadAthkarSet } from "#app/features/athkar/athkar-set.ts";
import { CompleteAthkar } from "#app/features/athkar/complete-athkar.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<AthkarSet>({
  load: ({ search, language, read }) => loadAthkarSet({ place: athkarPlaceOf(search), language, read }),
  View: ({ data }) => <CompleteAthkar first={data} />,
  head: ({ name }) => ({
    canonicalSearch: name === "morning" ? "" : `category=${name}`,
    needsQuranFont: true,
  }),
});
