import { LazyDaysTable, PrayerPage } from "#app/features/prayer/prayer-page.tsx";
import { prayerTabOf } from "#app/features/prayer/prayer-tab.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { definePage } from "./page.tsx";

export const page = definePage<{ readonly madeAt: Instant }>({
  load: async () => ({ madeAt: Date.now() }),
  ready: async (search) => {
    if (prayerTabOf(search) !== "today") await LazyDaysTable.ready();
  },
  View: ({ data }) => <PrayerPage madeAt={data.madeAt} />,
  head: () => ({ revalidate: "day" }),
});
