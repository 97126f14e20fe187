// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FoundQuote } from "#domain/quote-check/found-quote.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { QuoteCheckPage } from "./quote-check-page.tsx";

const checkQuotes = vi.hoisted(() => vi.fn<() => Promise<readonly FoundQuote[]>>());
vi.mock("./check-quotes.ts", () => ({ checkQuotes }));

const { wrapper, toast } = await inEnglish("shell", "quotes");

const text = "He wrote «one two tree» and went.";
const altered: FoundQuote = {
  start: 10,
  end: 22,
  verdict: "altered",
  references: ["94:6"],
  claimed: "94:5",
  corrected: "one two three",
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
  expect(written).toHaveBeenCalledWith("He wrote «one two three» and went.");
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
  expect(await screen.findByText("No verse was found in this text")).toBeTruthy();
  expect(field().value).toBe(text);
});
