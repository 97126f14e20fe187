import type { Page } from "#app/pages/page.tsx";
import type { routeTable } from "#app/pages/route-table.ts";

type PageFile = () => Promise<{ page: Page }>;

export type PageKey = (typeof routeTable)[number]["key"] | "notFound" | "offline";

/** The file behind each key of the route table; each is a chunk of its own. */
export const routePages: Readonly<Record<PageKey, PageFile>> = {
  api: () => import("#app/pages/api.tsx"),
  athkar: () => import("#app/pages/athkar.tsx"),
  chatbot: () => import("#app/pages/chatbot.tsx"),
  completeAthkar: () => import("#app/pages/complete-athkar.tsx"),
  completeQuran: () => import("#app/pages/complete-quran.tsx"),
  credits: () => import("#app/pages/credits.tsx"),
  digitalQuran: () => import("#app/pages/digital-quran.tsx"),
  digitalTasbih: () => import("#app/pages/digital-tasbih.tsx"),
  donations: () => import("#app/pages/donations.tsx"),
  duasCollection: () => import("#app/pages/duas-collection.tsx"),
  faq: () => import("#app/pages/faq.tsx"),
  freelancer: () => import("#app/pages/freelancer.tsx"),
  hadith: () => import("#app/pages/hadith.tsx"),
  holyQuranStreaming: () => import("#app/pages/holy-quran-streaming.tsx"),
  home: () => import("#app/pages/home.tsx"),
  howToPray: () => import("#app/pages/how-to-pray.tsx"),
  islamicCalendar: () => import("#app/pages/islamic-calendar.tsx"),
  learningMethods: () => import("#app/pages/learning-methods.tsx"),
  namesOfAllah: () => import("#app/pages/names-of-allah.tsx"),
  notFound: () => import("#app/pages/not-found.tsx"),
  offline: () => import("#app/pages/offline.tsx"),
  partners: () => import("#app/pages/partners.tsx"),
  prayer: () => import("#app/pages/prayer.tsx"),
  quranResources: () => import("#app/pages/quran-resources.tsx"),
  quranStreaming: () => import("#app/pages/quran-streaming.tsx"),
  quranTesting: () => import("#app/pages/quran-testing.tsx"),
  tajweedRules: () => import("#app/pages/tajweed-rules.tsx"),
};

/** The file of a key, as the build's manifest names it. */
export const pageFiles: Readonly<Record<PageKey, string>> = {
  api: "app/pages/api.tsx",
  athkar: "app/pages/athkar.tsx",
  chatbot: "app/pages/chatbot.tsx",
  completeAthkar: "app/pages/complete-athkar.tsx",
  completeQuran: "app/pages/complete-quran.tsx",
  credits: "app/pages/credits.tsx",
  digitalQuran: "app/pages/digital-quran.tsx",
  digitalTasbih: "app/pages/digital-tasbih.tsx",
  donations: "app/pages/donations.tsx",
  duasCollection: "app/pages/duas-collection.tsx",
  faq: "app/pages/faq.tsx",
  freelancer: "app/pages/freelancer.tsx",
  hadith: "app/pages/hadith.tsx",
  holyQuranStreaming: "app/pages/holy-quran-streaming.tsx",
  home: "app/pages/home.tsx",
  howToPray: "app/pages/how-to-pray.tsx",
  islamicCalendar: "app/pages/islamic-calendar.tsx",
  learningMethods: "app/pages/learning-methods.tsx",
  namesOfAllah: "app/pages/names-of-allah.tsx",
  notFound: "app/pages/not-found.tsx",
  offline: "app/pages/offline.tsx",
  partners: "app/pages/partners.tsx",
  prayer: "app/pages/prayer.tsx",
  quranResources: "app/pages/quran-resources.tsx",
  quranStreaming: "app/pages/quran-streaming.tsx",
  quranTesting: "app/pages/quran-testing.tsx",
  tajweedRules: "app/pages/tajweed-rules.tsx",
};
