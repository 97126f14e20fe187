import type { Page } from "@playwright/test";

/** What people come to a page for, done once, in English. */
export type Deed = {
  readonly address: string;
  readonly name: string;
  /** What is done before and not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const typeInSearch = (words: string) => (page: Page) =>
  page.getByRole("searchbox").first().pressSequentially(words);
const focusSearch = (page: Page) => page.getByRole("searchbox").first().focus();

/** The main deed of each page, as a finger, a key or a typed letter. */
export const deeds: readonly Deed[] = [
  {
    address: "/",
    name: "open the menu",
    act: (page) => button(page, "Menu").click(),
  },
  {
    address: "/digital-quran?surah=2",
    name: "mark a verse",
    act: (page) => button(page, "Add verse 1 to favorites").click(),
  },
  {
    address: "/complete-quran?surah=2",
    name: "open the surahs",
    act: (page) => page.getByRole("tab").nth(1).click(),
  },
  { address: "/complete-athkar", name: "count", act: (page) => page.locator("[data-tap]").first().click() },
  { address: "/digital-tasbih", name: "count", act: (page) => page.locator("[data-tap]").click() },
  { address: "/hadith", name: "search", before: focusSearch, act: typeInSearch("mercy") },
  { address: "/duas-collection", name: "search", before: focusSearch, act: typeInSearch("travel") },
  { address: "/names-of-allah", name: "search", before: focusSearch, act: typeInSearch("rah") },
  {
    address: "/prayer",
    name: "show the week",
    act: (page) => page.getByRole("link", { name: "Weekly View" }).click(),
  },
  {
    address: "/islamic-calendar",
    name: "turn the month",
    act: (page) => button(page, /next month/i).click(),
  },
  { address: "/how-to-pray", name: "choose the rakahs", act: (page) => button(page, /^4 rakahs/).click() },
  {
    address: "/donations",
    name: "choose an amount",
    act: (page) => page.locator("label", { has: page.locator('input[value="25"]') }).click(),
  },
  {
    address: "/chatbot",
    name: "ask",
    before: (page) => page.getByRole("textbox", { name: "Your question" }).fill("What is patience?"),
    act: (page) => button(page, "Send").click(),
  },
  {
    address: "/quran-testing?quiz=al-baqarah&seed=abcd1234",
    name: "choose an answer",
    act: (page) =>
      page
        .locator("label", { has: page.getByRole("radio") })
        .first()
        .click(),
  },
  { address: "/tajweed-rules", name: "change the tab", act: (page) => page.getByRole("tab").nth(1).click() },
  {
    address: "/learning-methods?tool=hide",
    name: "reveal",
    act: (page) => button(page, "Reveal").click(),
  },
  { address: "/faq", name: "open an answer", act: (page) => page.locator("main summary").nth(1).click() },
  { address: "/quran-streaming", name: "search", before: focusSearch, act: typeInSearch("mar") },
  { address: "/partners", name: "search", before: focusSearch, act: typeInSearch("qur") },
  { address: "/freelancer", name: "search", before: focusSearch, act: typeInSearch("wor") },
];
