import { loadOnce } from "#app/hydration/load-once.ts";
import type { Page } from "#app/pages/page.tsx";
import type { routeTable } from "#app/pages/route-table.ts";

type PageFile = () => Promise<{ page: Page }>;

export type PageKey = (typeof routeTable)[number]["key"] | "notFound" | "offline";

/** The file behind each key of the route table; each is a chunk of its own. */
export const routePages: Readonly<Record<PageKey, PageFile>> = {
  api: loadOnce(() => import("#app/pages/api.tsx")),
  athkar: loadOnce(() => import("#app/pages/athkar.tsx")),
  chatbot: loadOnce(() => import("#app/pages/chatbot.tsx")),
  completeAthkar: loadOnce(() => import("#app/pages/complete-athkar.tsx")),
  completeQuran: loadOnce(() => import("#app/pages/complete-quran.tsx")),
  credits: loadOnce(() => import("#app/pages/credits.tsx")),
  digitalQuran: loadOnce(() => import("#app/pages/digital-quran.tsx")),
  digitalTasbih: loadOnce(() => import("#app/pages/digital-tasbih.tsx")),
  donations: loadOnce(() => import("#app/pages/donations.tsx")),
  duasCollection: loadOnce(() => import("#app/pages/duas-collection.tsx")),
  faq: loadOnce(() => import("#app/pages/faq.tsx")),
  freelancer: loadOnce(() => import("#app/pages/freelancer.tsx")),
  hadith: loadOnce(() => import("#app/pages/hadith.tsx")),
  holyQuranStreaming: loadOnce(() => import("#app/pages/holy-quran-streaming.tsx")),
  home: loadOnce(() => import("#app/pages/home.tsx")),
  howToPray: loadOnce(() => import("#app/pages/how-to-pray.tsx")),
  islamicCalendar: loadOnce(() => import("#app/pages/islamic-calendar.tsx")),
  khatma: loadOnce(() => import("#app/pages/khatma.tsx")),
  learningMethods: loadOnce(() => import("#app/pages/learning-methods.tsx")),
  namesOfAllah: loadOnce(() => import("#app/pages/names-of-allah.tsx")),
  notFound: loadOnce(() => import("#app/pages/not-found.tsx")),
  offline: loadOnce(() => import("#app/pages/offline.tsx")),
  partners: loadOnce(() => import("#app/pages/partners.tsx")),
  prayer: loadOnce(() => import("#app/pages/prayer.tsx")),
  prayerLog: loadOnce(() => import("#app/pages/prayer-log.tsx")),
  quoteCheck: loadOnce(() => import("#app/pages/quote-check.tsx")),
  quranResources: loadOnce(() => import("#app/pages/quran-resources.tsx")),
  quranStreaming: loadOnce(() => import("#app/pages/quran-streaming.tsx")),
  quranTesting: loadOnce(() => import("#app/pages/quran-testing.tsx")),
  tajweedRules: loadOnce(() => import("#app/pages/tajweed-rules.tsx")),
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
  khatma: "app/pages/khatma.tsx",
  learningMethods: "app/pages/learning-methods.tsx",
  namesOfAllah: "app/pages/names-of-allah.tsx",
  notFound: "app/pages/not-found.tsx",
  offline: "app/pages/offline.tsx",
  partners: "app/pages/partners.tsx",
  prayer: "app/pages/prayer.tsx",
  prayerLog: "app/pages/prayer-log.tsx",
  quoteCheck: "app/pages/quote-check.tsx",
  quranResources: "app/pages/quran-resources.tsx",
  quranStreaming: "app/pages/quran-streaming.tsx",
  quranTesting: "app/pages/quran-testing.tsx",
  tajweedRules: "app/pages/tajweed-rules.tsx",
};
