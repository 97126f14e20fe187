import type { Area } from "#app/i18n/catalogue.ts";
import type { BottomLabel, FooterColumn, RouteKey } from "#app/shell/navigation.ts";

/** One address of the app: its place in the navigation and the messages it needs. */
export type RouteEntry = {
  readonly address: string;
  readonly key: RouteKey;
  /** Areas of messages in addition to the shell's. */
  readonly areas: readonly Area[];
  /** Listed in the header, in the order of this table. */
  readonly isInHeader?: true;
  readonly footer?: FooterColumn;
  /** Place in the phone's bottom bar, from its start edge, with the bar's Arabic label. */
  readonly bottom?: { readonly place: number; readonly label: BottomLabel };
  /** Listed among the services on the home page. */
  readonly isService?: true;
  /** May connect to more origins than other pages: a full load on entering and leaving limits its policy to it. */
  readonly isOwnDocument?: true;
};

/**
 * Every address that works, in the order of the header. Navigation, home grid, sitemap, alternates and the
 * crawl of the end-to-end tests are made from it; the page behind each key is named in `route-pages.ts`.
 */
export const routeTable = [
  { address: "/", key: "home", areas: ["home"], isInHeader: true, footer: "read" },
  {
    address: "/digital-quran",
    key: "digitalQuran",
    areas: ["reader", "studying"],
    isInHeader: true,
    footer: "read",
    bottom: { place: 1, label: "المصحف" },
    isService: true,
  },
  {
    address: "/complete-athkar",
    key: "completeAthkar",
    areas: ["athkar"],
    isInHeader: true,
    footer: "worship",
    bottom: { place: 2, label: "الأذكار" },
    isService: true,
    isOwnDocument: true,
  },
  {
    address: "/digital-tasbih",
    key: "digitalTasbih",
    areas: ["tasbih"],
    isInHeader: true,
    footer: "worship",
    isService: true,
  },
  {
    address: "/hadith",
    key: "hadith",
    areas: ["hadith", "texts"],
    isInHeader: true,
    footer: "worship",
    isService: true,
  },
  {
    address: "/quran-streaming",
    key: "quranStreaming",
    areas: ["streaming", "player"],
    isInHeader: true,
    footer: "read",
    isService: true,
  },
  {
    address: "/holy-quran-streaming",
    key: "holyQuranStreaming",
    areas: ["watching"],
    isInHeader: true,
    footer: "read",
    bottom: { place: 5, label: "البث" },
    isService: true,
  },
  {
    address: "/chatbot",
    key: "chatbot",
    areas: ["chat"],
    isInHeader: true,
    footer: "learn",
    bottom: { place: 6, label: "الشيخ" },
    isService: true,
  },
  {
    address: "/prayer",
    key: "prayer",
    areas: ["prayer"],
    isInHeader: true,
    footer: "worship",
    bottom: { place: 3, label: "الصلاة" },
    isService: true,
  },
  {
    address: "/how-to-pray",
    key: "howToPray",
    areas: ["praying", "texts", "watching"],
    isInHeader: true,
    footer: "worship",
    bottom: { place: 4, label: "التعليم" },
    isService: true,
  },
  {
    address: "/donations",
    key: "donations",
    areas: ["donations"],
    isInHeader: true,
    footer: "together",
    isService: true,
  },
  {
    address: "/quran-resources",
    key: "quranResources",
    areas: ["resources"],
    isInHeader: true,
    footer: "read",
    isService: true,
  },
  {
    address: "/learning-methods",
    key: "learningMethods",
    areas: ["learning", "hifz"],
    isInHeader: true,
    footer: "learn",
    isService: true,
  },
  {
    address: "/tajweed-rules",
    key: "tajweedRules",
    areas: ["tajweed"],
    isInHeader: true,
    footer: "learn",
    isService: true,
  },
  {
    address: "/faq",
    key: "faq",
    areas: ["faq"],
    isInHeader: true,
    footer: "learn",
    isService: true,
  },
  {
    address: "/partners",
    key: "partners",
    areas: ["directories"],
    isInHeader: true,
    footer: "together",
    isService: true,
  },
  {
    address: "/freelancer",
    key: "freelancer",
    areas: ["directories"],
    isInHeader: true,
    footer: "together",
    isService: true,
  },
  {
    address: "/athkar",
    key: "athkar",
    areas: ["athkar", "ownathkar"],
    footer: "worship",
    isOwnDocument: true,
  },
  { address: "/complete-quran", key: "completeQuran", areas: ["reader", "studying"], footer: "read" },
  { address: "/khatma", key: "khatma", areas: ["khatma"], footer: "read" },
  { address: "/prayer-log", key: "prayerLog", areas: ["prayer", "prayerlog"], footer: "worship" },
  { address: "/duas-collection", key: "duasCollection", areas: ["duas", "texts"], footer: "worship" },
  { address: "/quran-testing", key: "quranTesting", areas: ["quiz", "chat", "premium"], footer: "learn" },
  { address: "/quote-check", key: "quoteCheck", areas: ["quotes"], footer: "learn" },
  { address: "/names-of-allah", key: "namesOfAllah", areas: ["names", "texts"], footer: "worship" },
  {
    address: "/islamic-calendar",
    key: "islamicCalendar",
    areas: ["calendar", "crescent"],
    footer: "worship",
  },
  { address: "/api", key: "api", areas: ["api"], footer: "together" },
  { address: "/credits", key: "credits", areas: ["credits"], footer: "together" },
] as const satisfies readonly RouteEntry[];

/** The entry of an address; undefined where there is no such page. */
export function entryOf(address: string): RouteEntry | undefined {
  return routeTable.find((entry) => entry.address === address);
}
