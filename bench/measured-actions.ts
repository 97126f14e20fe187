import type { Locator, Page } from "@playwright/test";

/** The main action of a page, done once, in English: a press, or typed letters. */
export type MeasuredAction = {
  readonly address: string;
  readonly name: string;
  /** Preparation that is not measured. */
  readonly before?: (page: Page) => Promise<void>;
} & ({ readonly press: (page: Page) => Locator } | { readonly type: string });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const focusSearch = (page: Page) => page.getByRole("searchbox").first().focus();

/** The main action of each page: a tap, a key or a typed letter. */
export const measuredActions: readonly MeasuredAction[] = [
  {
    address: "/",
    name: "open the menu",
    press: (page) => button(page, "Menu"),
  },
  {
    address: "/digital-quran?surah=2",
    name: "mark a verse",
    press: (page) => button(page, "Add verse 1 to favorites"),
  },
  {
    address: "/complete-quran?surah=2",
    name: "open the surahs",
    press: (page) => page.getByRole("tab").nth(1),
  },
  { address: "/complete-athkar", name: "count", press: (page) => page.locator("[data-tap]").first() },
  { address: "/digital-tasbih", name: "count", press: (page) => page.locator("[data-tap]") },
  { address: "/hadith", name: "search", before: focusSearch, type: "mercy" },
  { address: "/duas-collection", name: "search", before: focusSearch, type: "travel" },
  { address: "/names-of-allah", name: "search", before: focusSearch, type: "rah" },
  {
    address: "/prayer",
    name: "show the week",
    press: (page) => page.getByRole("tab", { name: "Weekly View" }),
  },
  {
    address: "/prayer-log?day=2026-11-20",
    name: "note a prayer",
    press: (page) => button(page, "On time"),
  },
  {
    address: "/islamic-calendar",
    name: "turn the month",
    press: (page) => button(page, /next month/i),
  },
  { address: "/how-to-pray", name: "choose the rakahs", press: (page) => button(page, /^4 rakahs/) },
  {
    address: "/donations",
    name: "choose an amount",
    press: (page) => page.locator("label", { has: page.locator('input[value="25"]') }),
  },
  {
    address: "/chatbot",
    name: "ask",
    before: (page) => page.getByRole("textbox", { name: "Your question" }).fill("What is patience?"),
    press: (page) => button(page, "Send"),
  },
  {
    address: "/quran-testing?quiz=al-baqarah&seed=abcd1234",
    name: "choose an answer",
    press: (page) => page.locator("label", { has: page.getByRole("radio") }).first(),
  },
  { address: "/tajweed-rules", name: "change the tab", press: (page) => page.getByRole("tab").nth(1) },
  {
    address: "/learning-methods?tool=hide",
    name: "reveal",
    press: (page) => button(page, "Reveal"),
  },
  { address: "/faq", name: "open an answer", press: (page) => page.locator("main summary").nth(1) },
  { address: "/quran-streaming", name: "search", before: focusSearch, type: "mar" },
  {
    address: "/holy-quran-streaming",
    name: "choose the live ones",
    press: (page) => button(page, "Live streams"),
  },
  { address: "/athkar", name: "open the menu", press: (page) => button(page, "Menu") },
  {
    address: "/quran-resources",
    name: "open the commentary",
    press: (page) => page.locator("[data-resource=tafsir] a"),
  },
  {
    address: "/quote-check",
    name: "check",
    before: (page) => page.getByRole("textbox", { name: "Text to check" }).fill("«قل هو الله أحد»"),
    press: (page) => button(page, "Check"),
  },
  { address: "/khatma", name: "begin", press: (page) => button(page, "Begin a khatma") },
  { address: "/api", name: "copy an address", press: (page) => button(page, /^Copy/) },
  { address: "/credits", name: "ask to erase", press: (page) => button(page, "Delete everything") },
  { address: "/partners", name: "search", before: focusSearch, type: "qur" },
  { address: "/freelancer", name: "search", before: focusSearch, type: "wor" },
];
