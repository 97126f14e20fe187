import type { Page } from "./page.tsx";
import type { routeTable } from "./route-table.ts";

type PageFile = () => Promise<{ page: Page }>;

export type PageKey = (typeof routeTable)[number]["key"] | "notFound" | "offline";

/** The file behind each key of the route table; each is a chunk of its own. */
export const routePages: Readonly<Record<PageKey, PageFile>> = {
  api: () => import("./api.tsx"),
  athkar: () => import("./athkar.tsx"),
  chatbot: () => import("./chatbot.tsx"),
  completeAthkar: () => import("./complete-athkar.tsx"),
  completeQuran: () => import("./complete-quran.tsx"),
  credits: () => import("./credits.tsx"),
  digitalQuran: () => import("./digital-quran.tsx"),
  digitalTasbih: () => import("./digital-tasbih.tsx"),
  donations: () => import("./donations.tsx"),
  duasCollection: () => import("./duas-collection.tsx"),
  faq: () => import("./faq.tsx"),
  freelancer: () => import("./freelancer.tsx"),
  hadith: () => import("./hadith.tsx"),
  holyQuranStreaming: () => import("./holy-quran-streaming.tsx"),
  home: () => import("./home.tsx"),
  howToPray: () => import("./how-to-pray.tsx"),
  islamicCalendar: () => import("./islamic-calendar.tsx"),
  learningMethods: () => import("./learning-methods.tsx"),
  namesOfAllah: () => import("./names-of-allah.tsx"),
  notFound: () => import("./not-found.tsx"),
  offline: () => import("./offline.tsx"),
  partners: () => import("./partners.tsx"),
  prayer: () => import("./prayer.tsx"),
  quranResources: () => import("./quran-resources.tsx"),
  quranStreaming: () => import("./quran-streaming.tsx"),
  quranTesting: () => import("./quran-testing.tsx"),
  tajweedRules: () => import("./tajweed-rules.tsx"),
};

/** Where the file of a key stands, as the build's manifest names it. */
export const pageFiles: Readonly<Record<PageKey, string>> = {
  api: "app/routes/api.tsx",
  athkar: "app/routes/athkar.tsx",
  chatbot: "app/routes/chatbot.tsx",
  completeAthkar: "app/routes/complete-athkar.tsx",
  completeQuran: "app/routes/complete-quran.tsx",
  credits: "app/routes/credits.tsx",
  digitalQuran: "app/routes/digital-quran.tsx",
  digitalTasbih: "app/routes/digital-tasbih.tsx",
  donations: "app/routes/donations.tsx",
  duasCollection: "app/routes/duas-collection.tsx",
  faq: "app/routes/faq.tsx",
  freelancer: "app/routes/freelancer.tsx",
  hadith: "app/routes/hadith.tsx",
  holyQuranStreaming: "app/routes/holy-quran-streaming.tsx",
  home: "app/routes/home.tsx",
  howToPray: "app/routes/how-to-pray.tsx",
  islamicCalendar: "app/routes/islamic-calendar.tsx",
  learningMethods: "app/routes/learning-methods.tsx",
  namesOfAllah: "app/routes/names-of-allah.tsx",
  notFound: "app/routes/not-found.tsx",
  offline: "app/routes/offline.tsx",
  partners: "app/routes/partners.tsx",
  prayer: "app/routes/prayer.tsx",
  quranResources: "app/routes/quran-resources.tsx",
  quranStreaming: "app/routes/quran-streaming.tsx",
  quranTesting: "app/routes/quran-testing.tsx",
  tajweedRules: "app/routes/tajweed-rules.tsx",
};
