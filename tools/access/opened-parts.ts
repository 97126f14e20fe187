import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { said } from "./said.ts";

/** A page with something of it open: a menu, a dialog, a sheet, a tab, or a task begun. */
export type OpenedPart = {
  readonly name: string;
  readonly address: string;
  /** Opens it; absent where the address itself does. */
  readonly open?: (page: Page, language: Language) => Promise<void>;
  /** A journey of its own asks axe of it already. */
  readonly isWalked?: true;
};

const press = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

const pressFirst = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().click();

const dialogButton = "main button[aria-haspopup=dialog]";

/** Every menu, dialog and task that a person can open, by the page where it is met first. */
export const openedParts: readonly OpenedPart[] = [
  { name: "full menu", address: "/", open: (page, lang) => press(page, said(lang, "shell", "menu")) },
  { name: "language picker", address: "/", open: (page) => page.locator("header summary").click() },
  { name: "sign in", address: "/", open: (page, lang) => press(page, said(lang, "shell", "signIn")) },
  {
    name: "keys of the reader",
    isWalked: true,
    address: "/digital-quran",
    open: (page) => page.keyboard.press("?"),
  },
  {
    name: "verse and its deeds",
    isWalked: true,
    address: "/complete-quran?surah=112",
    open: (page, lang) => press(page, said(lang, "reader", "moreOfVerse")),
  },
  {
    name: "choice of surah",
    address: "/complete-quran",
    open: (page) => pressFirst(page, `${dialogButton}.field`),
  },
  { name: "list of surahs", isWalked: true, address: "/complete-quran?tab=surahs" },
  { name: "bookmarks", isWalked: true, address: "/complete-quran?tab=bookmarks" },
  {
    name: "athkar on the whole screen",
    address: "/complete-athkar",
    open: (page, lang) => press(page, said(lang, "athkar", "wholeScreen")),
  },
  {
    name: "reset of the tasbih",
    address: "/digital-tasbih",
    open: (page, lang) => press(page, said(lang, "tasbih", "resetAll")),
  },
  { name: "a hadith", isWalked: true, address: "/hadith?id=nawawi-01-intentions" },
  { name: "a dua", address: "/duas-collection?id=accept-my-repentance" },
  { name: "a name", isWalked: true, address: "/names-of-allah?id=2" },
  {
    name: "about the recordings",
    address: "/quran-streaming",
    open: (page) => pressFirst(page, dialogButton),
  },
  { name: "week of prayers", address: "/prayer?tab=week" },
  { name: "month of prayers", address: "/prayer?tab=month" },
  {
    name: "settings of the times",
    address: "/prayer",
    open: (page, lang) => press(page, said(lang, "prayer", "allSettings")),
  },
  {
    name: "match my mosque",
    address: "/prayer",
    open: (page, lang) => press(page, said(lang, "prayer", "matchMosque")),
  },
  {
    name: "why this time",
    address: "/prayer",
    open: (page, lang) => press(page, said(lang, "prayer", "why")),
  },
  {
    name: "book of a project",
    address: "/donations",
    open: (page, lang) =>
      pressFirst(page, `button[aria-label^="${said(lang, "donations", "showBook").source.slice(1, -1)}"]`),
  },
  {
    name: "zakat",
    address: "/donations",
    open: (page, lang) => press(page, said(lang, "donations", "zakat.open")),
  },
  { name: "commentary", address: "/quran-resources?commentary=2:255" },
  { name: "rules of a verse", address: "/tajweed-rules", open: (page) => pressFirst(page, dialogButton) },
  { name: "a quiz begun", isWalked: true, address: "/quran-testing?quiz=al-baqarah&seed=abcd1234" },
  {
    name: "subscription",
    address: "/quran-testing",
    open: (page, lang) => press(page, said(lang, "premium", "unlock")),
  },
  {
    name: "an event",
    address: "/islamic-calendar?tab=events",
    open: (page) => pressFirst(page, dialogButton),
  },
  { name: "cards of the studio", isWalked: true, address: "/learning-methods?tool=cards" },
  { name: "plan of the studio", isWalked: true, address: "/learning-methods?tool=plan" },
  { name: "hiding of the studio", isWalked: true, address: "/learning-methods?tool=hide" },
  { name: "check of the studio", isWalked: true, address: "/learning-methods?tool=check" },
  {
    name: "erasing of one's data",
    address: "/credits",
    open: (page, lang) => press(page, said(lang, "credits", "own.erase")),
  },
];
