import { hifzToolOf } from "#app/features/hifz/hifz-address.ts";
import { HifzStudio } from "#app/features/hifz/hifz-studio.tsx";
import { LearningHead, LearningMethods } from "#app/features/learning/learning-page.tsx";
import { definePage } from "./page.tsx";
import { routeTable } from "./route-table.ts";

const addresses = routeTable.map(({ address }) => address);

export const page = definePage<{ readonly hasTool: boolean }>({
  load: async ({ search }) => ({ hasTool: hifzToolOf(search) !== undefined }),
  View: () => <HifzStudio head={<LearningHead />} methods={<LearningMethods addresses={addresses} />} />,
  head: ({ hasTool }) => (hasTool ? { canonicalSearch: "", needsQuranFont: true } : {}),
});
