// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { HadithPage } from "./hadith-page.tsx";
import { cardsSent, loadHadithPage } from "./hadith-page-data.ts";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: async () => [] }));
vi.mock("#app/api/imported-hadith.ts", () => ({
  searchImportedHadith: async () => ({ query: "", total: 0, results: [], collections: [], isMore: false }),
}));

const messages = await loadMessages("en", ["hadith", "texts", "shell"]);
const text = await loadWords("en", "hadith");
const shared = await loadWords("en", "texts");
const { hadith, names } = await loadHadith("en");

/** Reports that the end of the list is in view, as the browser would. */
let reachEnd: () => void = () => undefined;

beforeEach(() => {
  class FakeObserver {
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      reachEnd = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search = "") {
  history.replaceState(null, "", `/hadith${search}`);
  const data = await loadHadithPage(new URLSearchParams(search), "en");
  render(
    <MessagesProvider language="en" messages={messages}>
      <HadithPage data={data} Actions={() => null} />
    </MessagesProvider>,
  );
}

const cards = () => document.querySelectorAll("[data-hadith]");

test("the list starts with the page that was sent and is whole once its end is near", async () => {
  await open();
  expect(cards()).toHaveLength(cardsSent);
  reachEnd();
  await waitFor(() => expect(cards()).toHaveLength(hadith.length));
});

test("a filter shows the hadith that match it, and clearing an empty list shows all", async () => {
  await open();
  fireEvent.change(screen.getByRole("combobox", { name: text("category") }), { target: { value: "faith" } });
  const ofFaith = hadith.filter(({ category }) => category === "faith");
  await screen.findByText(text("found", { count: ofFaith.length }));
  expect(location.search).toBe("?category=faith");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
  fireEvent.click(await screen.findByRole("button", { name: shared("clearFilters") }));
  await waitFor(() => expect(cards()).toHaveLength(hadith.length));
});

test("the hadith that the address names opens over the list with its grades", async () => {
  await open("?id=nawawi-01-intentions");
  const sheet = within(await screen.findByRole("dialog", { name: text("detailTitle") }));
  const [grade] = hadith.find(({ id }) => id === "nawawi-01-intentions")?.grades ?? [];
  if (!grade) throw new Error("the hadith has no grade");
  const badge = text("graded", { grade: names.grades[grade.grade], grader: grade.name });
  expect(sheet.getAllByText(badge, { exact: false }).length).toBeGreaterThan(0);
  fireEvent.click(sheet.getByRole("button", { name: shared("close") }));
  await waitFor(() => expect(location.search).toBe(""));
});

test("an id that no hadith has is reported once the whole set is loaded", async () => {
  await open("?id=none");
  await screen.findByText(text("noSuchHadith"));
});
