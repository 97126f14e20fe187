// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import type { ProcessedVerse } from "#domain/extraction/pages/process-site.ts";
import type { StoredResult } from "./result-store.ts";
import { Results } from "./results.tsx";

const messages = await loadMessages("en", ["extractor", "texts"]);
const text = await loadWords("en", "extractor");
const deleteResults = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./result-store.ts", () => ({
  deleteResults,
  storedPages: async () => [],
  ownAddresses: "addresses",
}));

afterEach(cleanup);

const seen = { page: "https://quran.com/112", translation: "Say: He is God, One" };
const verses: readonly ProcessedVerse[] = [
  {
    ...seen,
    number: 1,
    arabicText: "قُلْ هُوَ ٱللَّهُ أَحَدٌ",
    surahNumber: 112,
    verseNumber: 1,
    match: { kind: "exact", reference: { surah: 112, ayah: 1 }, isPart: false },
  },
  {
    ...seen,
    number: 2,
    arabicText: "قل هو الله واحد",
    translation: "altered on purpose",
    match: {
      kind: "altered",
      reference: { surah: 112, ayah: 1 },
      differences: [{ from: 11, to: 15, seen: "واحد", verified: "أَحَدٌ" }],
    },
  },
];
const result: StoredResult = {
  siteName: "quran.com",
  timestamp: "2026-11-01T12:00:00.000Z",
  pageCount: 1,
  errorPages: 0,
  isCut: false,
  data: { verses, surahs: [], audioLinks: [], reciterNames: [], translations: [] },
};

function open(results: readonly StoredResult[] = [result]) {
  const onDelete = vi.fn();
  render(
    <MessagesProvider language="en" messages={messages}>
      <Results results={results} onDelete={onDelete} />
    </MessagesProvider>,
  );
  return onDelete;
}

const kinds = () =>
  [...document.querySelectorAll<HTMLElement>("[data-match]")].map((each) => each.dataset.match);

test("only an exact text is set as Quran, an altered one shows what differs", () => {
  open();
  expect(kinds()).toEqual(["exact", "altered"]);
  expect(document.querySelector("[data-match=exact] .quran")).not.toBeNull();
  const altered = document.querySelector<HTMLElement>("[data-match=altered]");
  if (!altered) throw new Error("the altered text is missing");
  expect(altered.querySelector(".quran")).toBeNull();
  expect(within(altered).getByText(text("seenOnSite"))).toBeTruthy();
  expect(altered.querySelector("mark")?.textContent).toBe("واحد");
});

test("results are filtered by kind and by search", () => {
  open();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "altered" } });
  expect(kinds()).toEqual(["altered"]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "all" } });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "on purpose" } });
  expect(kinds()).toEqual(["altered"]);
});

test("all results are deleted only after a confirmation", async () => {
  const onDelete = open();
  fireEvent.click(screen.getByRole("button", { name: text("eraseAll") }));
  expect(deleteResults).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: text("eraseSure") }));
  await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
  expect(deleteResults).toHaveBeenCalledExactlyOnceWith();
});

test("without results the section says that there are none", () => {
  open([]);
  expect(screen.getByText(text("noResults"))).toBeTruthy();
});
