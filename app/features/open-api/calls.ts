import type { Catalogue } from "#app/i18n/catalogue.ts";

type Call = {
  readonly path: string;
  readonly text: keyof Catalogue["api"] & `call.${string}`;
  readonly examples: readonly string[];
};

/** The calls as the page shows them, each with example requests that work. */
export const calls: readonly Call[] = [
  {
    path: "/api/quran/verses/{surah}:{from}[-{to}]",
    text: "call.verses",
    examples: [
      "/api/quran/verses/2:255",
      "/api/quran/verses/55:1-13?language=fr",
      "/api/quran/verses/112?language=id&include=tajweed",
    ],
  },
  { path: "/api/quran/surahs", text: "call.surahs", examples: ["/api/quran/surahs?language=tr"] },
  {
    path: "/api/quran/search",
    text: "call.search",
    examples: ["/api/quran/search?q=mercy", "/api/quran/search?q=الرحمن&language=ar&limit=50&offset=50"],
  },
  {
    path: "/api/assistant/sources",
    text: "call.assistant",
    examples: [
      "/api/assistant/sources?question=verses+about+patience",
      "/api/assistant/sources?question=من+هو+ذو+القرنين&language=ar&limit=5",
    ],
  },
  {
    path: "/api/prayer-times",
    text: "call.prayerTimes",
    examples: ["/api/prayer-times?latitude=30.0444&longitude=31.2357&days=7&method=egyptian"],
  },
  { path: "/api/qibla", text: "call.qibla", examples: ["/api/qibla?latitude=-6.2088&longitude=106.8456"] },
  {
    path: "/api/hijri",
    text: "call.hijri",
    examples: ["/api/hijri?date=2026-03-03", "/api/hijri?hijri=1447-09-14"],
  },
  { path: "/api/health", text: "call.health", examples: ["/api/health", "/api/ready"] },
];

/** The shape of every error response. */
export const errorExample = `{
  "error": {
    "code": "out-of-range",
    "message": "limit must be from 1 to 100.",
    "field": "limit"
  }
}`;
