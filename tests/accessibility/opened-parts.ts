import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { messagePattern } from "./message-pattern.ts";

/** A page with a menu, dialog, sheet or tab open, or a task started. */
export type OpenedPart = {
  readonly name: string;
  readonly address: string;
  /** Opens it; absent where the address does. */
  readonly open?: (page: Page, language: Language) => Promise<void>;
  /** True for a part of the page itself, without a dialog. */
  readonly isInPage?: true;
  /** True where another end-to-end test checks it: it is opened here in the exhaustive run only. */
  readonly hasOwnTest?: true;
};

const press = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

const pressFirst = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().click();

/** Opens the menu, where the account is on every width, and presses one of its buttons. */
async function pressInMenu(page: Page, lang: Language, name: RegExp): Promise<void> {
  await press(page, messagePattern(lang, "shell", "menu"));
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

const dialogButton = "main button[aria-haspopup=dialog]";

/** Creates an account as the form does; the page is notified as by another tab. */
async function signUp(page: Page): Promise<void> {
  await page.evaluate(
    async (person) => {
      const headers = { "content-type": "application/json" };
      const made = await fetch("/api/accounts/sign-up", {
        method: "POST",
        headers,
        body: JSON.stringify(person),
      });
      if (!made.ok) throw new Error(`no account was made: ${await made.text()}`);
      const { member } = await (await fetch("/api/session")).json();
      const note = { id: member.id, name: member.name, hasJoined: false };
      localStorage.setItem("private.member", JSON.stringify(note));
      dispatchEvent(new StorageEvent("storage", { key: "private.member" }));
    },
    {
      name: "Maryam",
      email: `opened-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`,
      password: "four calm green olives",
    },
  );
}

/** Replaces the video host, whose frame is not ours to check. */
const withoutVideos = (page: Page) =>
  page.route(
    (url) => url.hostname.endsWith("youtube-nocookie.com"),
    (route) => route.fulfill({ contentType: "text/html", body: "<title>video</title><p>video</p>" }),
  );

/** Every menu, dialog and task that a person can open, on the page where it occurs first. */
export const openedParts: readonly OpenedPart[] = [
  {
    name: "full menu",
    address: "/",
    open: (page, lang) => press(page, messagePattern(lang, "shell", "menu")),
  },
  {
    name: "search of everything",
    address: "/",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("kahf");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "language picker",
    isInPage: true,
    address: "/",
    open: (page) => page.locator("header summary").click(),
  },
  {
    name: "sign in",
    address: "/",
    open: (page, lang) => pressInMenu(page, lang, messagePattern(lang, "shell", "signIn")),
  },
  {
    name: "sign up",
    address: "/",
    open: async (page, lang) => {
      await pressInMenu(page, lang, messagePattern(lang, "shell", "signIn"));
      await press(page, messagePattern(lang, "account", "noAccount"));
    },
  },
  {
    name: "one's account",
    address: "/",
    open: async (page, lang) => {
      await signUp(page);
      await pressInMenu(page, lang, messagePattern(lang, "shell", "accountOf"));
      await page
        .getByRole("dialog")
        .getByText(messagePattern(lang, "account", "sync.done"))
        .waitFor();
    },
  },
  {
    name: "keys of the reader",
    address: "/digital-quran",
    open: (page) => page.keyboard.press("?"),
  },
  {
    name: "proof of the text",
    address: "/digital-quran?surah=112",
    open: (page, lang) => press(page, messagePattern(lang, "reader", "verifiedText")),
  },
  {
    name: "verse and its actions",
    address: "/complete-quran?surah=112",
    open: (page, lang) => press(page, messagePattern(lang, "reader", "moreOfVerse")),
  },
  {
    name: "rules in the reader's text",
    hasOwnTest: true,
    address: "/digital-quran?surah=112",
    open: (page, lang) => press(page, messagePattern(lang, "studying", "tajweed")),
  },
  {
    name: "packs to keep",
    hasOwnTest: true,
    address: "/credits",
    open: (page, lang) => press(page, messagePattern(lang, "shell", "keepOffline")),
  },
  {
    name: "choice of surah",
    address: "/complete-quran",
    open: (page) => pressFirst(page, `${dialogButton}.field`),
  },
  { name: "list of surahs", isInPage: true, address: "/complete-quran?tab=surahs" },
  { name: "bookmarks", isInPage: true, address: "/complete-quran?tab=bookmarks" },
  {
    name: "athkar on the whole screen",
    address: "/complete-athkar",
    open: (page, lang) => press(page, messagePattern(lang, "athkar", "wholeScreen")),
  },
  {
    name: "list of an athkar set",
    address: "/complete-athkar",
    open: (page, lang) => press(page, messagePattern(lang, "athkar", "listOfSet")),
  },
  {
    name: "settings of the tasbih",
    address: "/digital-tasbih",
    open: (page, lang) => press(page, messagePattern(lang, "tasbih", "settings")),
  },
  {
    name: "reset of the tasbih",
    address: "/digital-tasbih",
    open: async (page, lang) => {
      await press(page, messagePattern(lang, "tasbih", "settings"));
      await press(page, messagePattern(lang, "tasbih", "resetAll"));
    },
  },
  { name: "a hadith", address: "/hadith?id=nawawi-01-intentions" },
  { name: "a dua", address: "/duas-collection?id=accept-my-repentance" },
  { name: "a name", address: "/names-of-allah?id=2" },
  {
    name: "about the recordings",
    address: "/quran-streaming",
    open: (page) => pressFirst(page, dialogButton),
  },
  { name: "week of prayers", isInPage: true, address: "/prayer?tab=week" },
  { name: "month of prayers", isInPage: true, address: "/prayer?tab=month" },
  { name: "place of the times", address: "/prayer#place" },
  {
    name: "settings of the times",
    address: "/prayer",
    open: (page, lang) => press(page, messagePattern(lang, "prayer", "settings")),
  },
  {
    name: "all settings of the times",
    address: "/prayer",
    open: async (page, lang) => {
      await press(page, messagePattern(lang, "prayer", "settings"));
      await press(page, messagePattern(lang, "prayerparts", "allSettings"));
    },
  },
  {
    name: "match my mosque",
    address: "/prayer",
    open: async (page, lang) => {
      await press(page, messagePattern(lang, "prayer", "settings"));
      await press(page, messagePattern(lang, "prayerparts", "matchMosque"));
    },
  },
  {
    name: "why this time",
    address: "/prayer",
    open: (page, lang) => press(page, messagePattern(lang, "prayer", "why")),
  },
  {
    name: "book of a project",
    address: "/donations",
    open: (page, lang) =>
      pressFirst(
        page,
        `button[aria-label^="${messagePattern(lang, "donations", "showBook").source.slice(1, -1)}"]`,
      ),
  },
  {
    name: "zakat",
    address: "/donations",
    open: (page, lang) => press(page, messagePattern(lang, "donations", "zakat.open")),
  },
  { name: "commentary", address: "/quran-resources?commentary=2:255" },
  { name: "rules of a verse", address: "/tajweed-rules", open: (page) => pressFirst(page, dialogButton) },
  {
    name: "a quiz begun",
    isInPage: true,
    hasOwnTest: true,
    address: "/quran-testing?quiz=al-baqarah&seed=abcd1234",
  },
  {
    name: "subscription",
    address: "/quran-testing",
    open: (page, lang) => press(page, messagePattern(lang, "premium", "unlock")),
  },
  {
    name: "an event",
    address: "/islamic-calendar?tab=events",
    open: (page) => pressFirst(page, dialogButton),
  },
  {
    name: "a video",
    address: "/holy-quran-streaming",
    open: async (page) => {
      await withoutVideos(page);
      await pressFirst(page, "[data-stream] a");
    },
  },
  {
    name: "the prayer on the whole screen",
    address: "/how-to-pray",
    open: async (page) => {
      await pressFirst(page, "[aria-labelledby=guide] button");
      await pressFirst(page, "dialog[open] [role=switch]");
      // The longest text of a step is the Fatiha, or the one before it.
      const walk = page.locator("dialog[open]");
      while ((await walk.locator("[data-walk]").getAttribute("data-walk")) !== "fatiha")
        await walk.getByRole("button").last().click();
    },
  },
  { name: "cards of the studio", isInPage: true, hasOwnTest: true, address: "/learning-methods?tool=cards" },
  { name: "plan of the studio", isInPage: true, address: "/learning-methods?tool=plan" },
  { name: "hiding of the studio", isInPage: true, hasOwnTest: true, address: "/learning-methods?tool=hide" },
  { name: "check of the studio", isInPage: true, hasOwnTest: true, address: "/learning-methods?tool=check" },
  {
    name: "erasing of one's data",
    address: "/credits",
    open: (page, lang) => press(page, messagePattern(lang, "credits", "own.erase")),
  },
];

/** Opens the part and waits for its dialog. */
export async function openPart(page: Page, part: OpenedPart, language: Language): Promise<void> {
  await part.open?.(page, language);
  if (!part.isInPage) await page.locator("dialog[open]").last().waitFor();
}
