import { type RouteEntry, routeTable } from "#app/pages/route-table.ts";
import type { FooterColumn, Navigation, NavigationArea, RouteKey } from "#app/shell/navigation.ts";

const entries: readonly RouteEntry[] = routeTable;

const inColumn = (column: FooterColumn) => entries.filter((entry) => entry.footer === column);

const areaKeys = {
  quran: ["digitalQuran", "completeQuran", "khatma", "hadith", "quranResources"],
  worship: [
    "prayer",
    "prayerLog",
    "completeAthkar",
    "athkar",
    "digitalTasbih",
    "duasCollection",
    "namesOfAllah",
    "islamicCalendar",
    "howToPray",
  ],
  learn: ["learningMethods", "tajweedRules", "quranTesting", "faq", "chatbot", "quoteCheck"],
  listen: ["quranStreaming", "holyQuranStreaming"],
  together: ["donations", "partners", "freelancer", "credits", "api"],
} as const satisfies Record<NavigationArea, readonly RouteKey[]>;

const moreKeys = [
  "completeQuran",
  "khatma",
  "prayerLog",
  "athkar",
  "namesOfAllah",
  "islamicCalendar",
  "duasCollection",
  "quranTesting",
  "quoteCheck",
] as const satisfies readonly RouteKey[];

const listed = (keys: readonly RouteKey[]) =>
  keys.flatMap((key) => entries.filter((entry) => entry.key === key));

/** Header, menu, bottom bar and footer, as the route table and its areas place them. */
export const navigation: Navigation = {
  areas: {
    quran: listed(areaKeys.quran),
    worship: listed(areaKeys.worship),
    learn: listed(areaKeys.learn),
    listen: listed(areaKeys.listen),
    together: listed(areaKeys.together),
  },
  header: entries.filter((entry) => entry.isInHeader),
  more: listed(moreKeys),
  bottom: entries
    .flatMap(({ address, key, bottom }) => (bottom ? [{ address, key, ...bottom }] : []))
    .sort((a, b) => a.place - b.place),
  footer: {
    read: inColumn("read"),
    worship: inColumn("worship"),
    learn: inColumn("learn"),
    together: inColumn("together"),
  },
};
