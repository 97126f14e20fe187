import { CalendarPage, readyTab } from "#app/features/calendar/calendar-page.tsx";
import { type CalendarTexts, loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { definePage } from "./page.tsx";

export const page = definePage<{ readonly texts: CalendarTexts; readonly madeAt: Instant }>({
  load: async ({ language }) => ({ texts: await loadCalendarTexts(language), madeAt: Date.now() }),
  ready: readyTab,
  View: ({ data }) => <CalendarPage texts={data.texts} madeAt={data.madeAt} />,
  head: () => ({ revalidate: "day" }),
});
