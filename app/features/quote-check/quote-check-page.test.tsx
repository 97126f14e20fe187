// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HadithQuote, TextQuote, TranslationQuote } from "#domain/quote-check/text-quote.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { QuoteCheckPage } from "./quote-check-page.tsx";

const checkQuotes = vi.hoisted(() => vi.fn<() => Promise<readonly TextQuote[]>>());
vi.mock("./check-quotes.ts", () => ({ checkQuotes }));

const checkHadith = vi.hoisted(() => vi.fn<(written: string) => Promise<unknown>>());
vi.mock("#app/api/check-hadith.ts", () => ({ checkHadith }));

const { wrapper, toast } = await inEnglish("shell", "quotes");

const text = "He wrote «one two tree» (Al-Sharh: 5) and went.";
const altered: TextQuote = {
  kind: "quran",
  start: 10,
  end: 22,
  verdict: "altered",
  references: ["94:6"],
  claimed: "94:5",
  corrected: "one two three",
  wrongReference: { start: 25, end: 36, right: { surah: 94, ayah: 6, last: 6 } },
  changes: [
    {
      start: 18,
      end: 22,
      written: "tree",
      verified: "three",
      letters: [
        { kind: "same", text: "t" },
        { kind: "added", text: "h" },
        { kind: "same", text: "ree" },
      ],
    },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  checkQuotes.mockReset();
  toast.mockReset();
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text to check" });
const check = (typed: string) => {
  render(<QuoteCheckPage />, { wrapper });
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
};

test("a quote is numbered and named in the text, and a press opens its details", async () => {
  checkQuotes.mockResolvedValue([altered]);
  check(text);
  const mark = await screen.findByRole("link", { name: "one two tree 1 Altered" });
  const details = document.querySelector("main details, details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  fireEvent.click(mark);
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(details.querySelector("summary"));
  expect(screen.getByText("Written tree, should be three")).toBeTruthy();
  expect(screen.getByText(/^Named in the text: Ash-Sharh .*94:5/)).toBeTruthy();
  const place = screen.getByRole("link", { name: /^Ash-Sharh .*94:6/ });
  expect(place.getAttribute("href")).toBe("/digital-quran?surah=94&verse=6");
});

test("the mended text is copied; where that is denied it is said", async () => {
  const written = vi.fn(async (_words: string) => undefined);
  vi.stubGlobal("navigator", { onLine: true, clipboard: { writeText: written } });
  checkQuotes.mockResolvedValue([altered]);
  check(text);
  fireEvent.click(await screen.findByRole("button", { name: "Copy mended text" }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ description: "The mended text is copied." }));
  expect(written).toHaveBeenCalledWith("He wrote «one two three» (Al-Sharh: 6) and went.");
  written.mockRejectedValue(new Error("denied"));
  fireEvent.click(screen.getByRole("button", { name: "Copy mended text" }));
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith({
      variant: "destructive",
      description: "The text could not be copied.",
    }),
  );
  vi.unstubAllGlobals();
});

test("nothing to check, and too much of it, are said and lose nothing", () => {
  check("  ");
  expect(screen.getByRole("alert").textContent).toBe("There is no text to check yet.");
  const long = "a".repeat(50_001);
  fireEvent.change(field(), { target: { value: long } });
  expect(screen.getByRole("alert").textContent).toContain("50,001");
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(checkQuotes).not.toHaveBeenCalled();
  expect(field().value).toBe(long);
});

test("what was typed is there after a reload, until it is cleared", () => {
  render(<QuoteCheckPage />, { wrapper });
  fireEvent.change(field(), { target: { value: text } });
  cleanup();
  render(<QuoteCheckPage />, { wrapper });
  expect(field().value).toBe(text);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  cleanup();
  render(<QuoteCheckPage />, { wrapper });
  expect(field().value).toBe("");
});

test("a text without quotes and a text that could not be checked are told apart", async () => {
  checkQuotes.mockRejectedValueOnce(new Error("offline")).mockResolvedValue([]);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  check(text);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No quote was found in this text")).toBeTruthy();
  expect(field().value).toBe(text);
});

test("a saying that is not authentic is named so, with the works that judge it", async () => {
  const saying: HadithQuote = {
    kind: "hadith",
    start: 10,
    end: 22,
    verdict: "not-authentic",
    score: 100,
    hadith: [],
    corrected: "one two three",
    letters: [],
    sources: [{ work: "A Work", number: "416", judgement: "false", link: "https://example.org/416" }],
  };
  checkQuotes.mockResolvedValue([saying]);
  check(text);
  expect(await screen.findByRole("link", { name: "one two tree 1 Not authentic" })).toBeTruthy();
  const source = screen.getByText("A Work, 416: false");
  expect(source.getAttribute("href")).toBe("https://example.org/416");
  // The wording that is spread is no text to put in its place.
  expect(screen.queryByRole("button", { name: "Copy mended text" })).toBeNull();
});

test("only where that is asked for, one hadith is sent and looked up in the operator's collections", async () => {
  const hadith: HadithQuote = {
    kind: "hadith",
    start: 10,
    end: 22,
    verdict: "not-found",
    score: 0,
    hadith: [],
    corrected: undefined,
    letters: [],
    sources: [],
  };
  checkQuotes.mockResolvedValue([hadith]);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  check(text);
  const look = () => fireEvent.click(screen.getByRole("button", { name: /^Look in the other collections/ }));
  await screen.findByRole("link", { name: "one two tree 1 Hadith not found here" });
  expect(checkHadith).not.toHaveBeenCalled();
  checkHadith.mockResolvedValue({ isDone: false, code: "offline" });
  look();
  expect(await screen.findByText(/^The server did not answer/)).toBeTruthy();
  const found = {
    verdict: "near",
    corrected: "one two three",
    changes: [{ letters: altered.kind === "quran" ? altered.changes[0]?.letters : [] }],
    hadith: [
      { collection: "A book", number: "12", grades: [{ grade: "Hasan", name: "Hasan", grader: "Somebody" }] },
    ],
  };
  checkHadith.mockResolvedValue({ isDone: true, answer: { quotes: [found] } });
  look();
  expect(await screen.findByText("A book 12")).toBeTruthy();
  expect(screen.getByText("Hasan · Somebody")).toBeTruthy();
  expect(checkHadith).toHaveBeenLastCalledWith("one two tree", "en");
});

test("a rendering is shown beside the translation of the verse that it renders", async () => {
  const rendering: TranslationQuote = {
    kind: "translation",
    start: 10,
    end: 22,
    verdict: "another-verse",
    language: "en",
    score: 81,
    references: ["94:6"],
    claimed: "94:5",
    corrected: "one two three",
  };
  checkQuotes.mockResolvedValue([rendering]);
  check(text);
  expect(await screen.findByRole("link", { name: "one two tree 1 Another verse" })).toBeTruthy();
  expect(screen.getByText("one two three").lang).toBe("en");
  expect(screen.getByText(/Agreement of the words: 81 of 100/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /94:6/ }).getAttribute("href")).toBe(
    "/digital-quran?surah=94&verse=6",
  );
});
