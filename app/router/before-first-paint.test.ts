// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { replayEarlyPresses } from "#app/hydration/early-presses.ts";
import { occasionAt } from "#domain/counting/athkar-occasion.ts";
import {
  applyStoredChoices,
  awaitQuranFont,
  fetchCodeAfterPaint,
  noteEarlyPresses,
  openAthkarOfTheHour,
  prepareDates,
} from "./before-first-paint.ts";

const page = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = "";
  document.head.innerHTML = "";
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  page.lang = "en";
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

function stubLocation(address: string) {
  const { pathname, search, hash } = new URL(address, "https://riwaq.example");
  const location = { pathname, search, hash, replace: vi.fn(), reload: vi.fn() };
  vi.stubGlobal("location", location);
  return location;
}

/** Where a page that was sent leads on to, at a minute of the device's day; undefined where it stays. */
function leadsTo(minute: number, address: string): string | undefined {
  delete page.dataset.hourUnknown;
  const { replace } = stubLocation(address);
  openAthkarOfTheHour(new Date(2026, 1, 28, Math.floor(minute / 60), minute % 60));
  const target: unknown = replace.mock.calls[0]?.[0];
  expect("hourUnknown" in page.dataset).toBe(target !== undefined);
  return target === undefined ? undefined : String(target);
}

describe("the athkar of the hour", () => {
  test("athkar without a named set lead to the set of the hour, in every minute but the morning's", () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const set = occasionAt(minute);
      const target = set === "morning" ? undefined : `/complete-athkar?category=${set}&hour=now`;
      expect(leadsTo(minute, "/complete-athkar"), String(minute)).toBe(target);
    }
  });

  test("the rest of the address is kept", () => {
    expect(leadsTo(1300, "/complete-athkar?lang=ar&tab=list#top")).toBe(
      "/complete-athkar?lang=ar&tab=list&category=sleep&hour=now#top",
    );
  });

  test.each([
    "/complete-athkar?category=travel",
    "/complete-athkar?lang=ar&category=sleep&hour=now",
    "/complete-athkar?tab=extractor",
    "/athkar",
    "/",
  ])("%s stays", (address) => {
    expect(leadsTo(1300, address)).toBeUndefined();
  });
});

describe("the stored choices", () => {
  test("the light theme and a chosen volume are on the page before it is painted", () => {
    stubLocation("/");
    localStorage.setItem("theme", "light");
    localStorage.setItem("listening.sound", '{"volume":35,"speed":1}');
    applyStoredChoices();
    expect([page.dataset.theme, "sound" in page.dataset]).toEqual(["light", true]);
  });

  test("a page sent in another language is reloaded in the stored one, once, with its cookie", () => {
    const location = stubLocation("/");
    let cookie = "";
    vi.spyOn(document, "cookie", "get").mockImplementation(() => cookie);
    vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
      cookie = text;
    });
    localStorage.setItem("language", "ar");
    applyStoredChoices();
    expect(cookie).toMatch(/^language=ar; path=\/; max-age=31536000; samesite=lax$/);
    expect(location.reload).toHaveBeenCalledTimes(1);
    applyStoredChoices();
    expect(location.reload).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  test.each([
    ["the address names a language", "ar", "/?lang=fr"],
    ["the stored language is none of ours", "de", "/"],
    ["the page is in the stored language", "en", "/"],
  ])("nothing is reloaded where %s", (_, stored, address) => {
    const location = stubLocation(address);
    localStorage.setItem("language", stored);
    applyStoredChoices();
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe("the font of the Quran", () => {
  test.each(["come", "failed"])("hides the passage on the athkar until it has %s", async (end) => {
    const font = Promise.withResolvers<FontFace[]>();
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
    Object.defineProperty(document, "fonts", { configurable: true, value: { load: () => font.promise } });
    stubLocation("/complete-athkar?category=evening");
    awaitQuranFont();
    expect("awaitsQuranFont" in page.dataset).toBe(true);
    if (end === "come") font.resolve([]);
    else font.reject(new Error("offline"));
    await vi.waitFor(() => expect("awaitsQuranFont" in page.dataset).toBe(false));
  });

  test("hides nothing on another page", () => {
    stubLocation("/hadith");
    awaitQuranFont();
    expect("awaitsQuranFont" in page.dataset).toBe(false);
  });
});

describe("before the page's code is there", () => {
  test("a press is repeated by the code when it comes, and a form that only the code can send is not sent", () => {
    document.body.innerHTML = `<div id="root"><button id="a">a</button><form><button id="b">b</button></form></div>`;
    noteEarlyPresses();
    const button = document.getElementById("a");
    const pressed = vi.fn();
    button?.click();
    button?.addEventListener("click", pressed);
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    replayEarlyPresses();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("the code is fetched once, the script first and its files a few at a time", () => {
    vi.useFakeTimers();
    const files = ["/start.js", "/a.js", "/b.js", "/c.js", "/d.js", "/e.js"];
    document.body.innerHTML = `<script type="application/json" id="start-files">${JSON.stringify(files)}</script>`;
    fetchCodeAfterPaint();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(document.querySelector("script[type=module]")).toBeNull();
    vi.advanceTimersByTime(3500);
    expect(document.querySelectorAll("script[type=module]")).toHaveLength(1);
    const preloaded = [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    expect(preloaded).toEqual(files.slice(1));
  });

  test("a page whose code does not come offers to reload it", () => {
    vi.useFakeTimers();
    const location = stubLocation("/");
    document.body.innerHTML = `<div id="start-failed" hidden><button>again</button></div><script type="application/json" id="start-files">["/start.js"]</script>`;
    fetchCodeAfterPaint();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    vi.advanceTimersByTime(3500);
    document.querySelector("script[type=module]")?.dispatchEvent(new Event("error"));
    expect(document.getElementById("start-failed")?.hidden).toBe(false);
    document.querySelector("button")?.click();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});

describe("the first date", () => {
  test("is formatted once the page has been read so far, not while it is read", () => {
    vi.useFakeTimers();
    const format = vi.spyOn(Intl, "DateTimeFormat");
    prepareDates();
    expect(format).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(format).toHaveBeenCalledOnce();
    format.mockRestore();
    vi.useRealTimers();
  });
});
