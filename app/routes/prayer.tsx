import { PrayerPage } from "#app/features/prayer/prayer-page.tsx";
import type { Instant } from "#domain/zoned-time.ts";
import { definePage } from "./page.tsx";

export const page = definePage<{ readonly madeAt: Instant }>({
  load: async () => ({ madeAt: Date.now() }),
  View: ({ data }) => <PrayerPage madeAt={data.madeAt} />,
  head: () => ({ isOfToday: true }),
});
