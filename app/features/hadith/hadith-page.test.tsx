// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { ToastContext } from "#app/ui/toast.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { HadithPage } from "./hadith-page.tsx";
import { loadHadithPage, pageSize } from "./hadith-page-data.ts";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: async () => [] }));
vi.mock("#app/api/imported-hadith.ts", () => ({
  searchImportedHadith: async () => ({ query: "", total: 0, results: [], collections: [], isMore: false }),
}));

const messages = await loadMessages("en", ["hadith", "texts", "shell"]);
const text = await loadWords("en", "hadith");
const browsing = await loadWords("en", "browsing");
const shared = await loadWords("en", "texts");
const { hadith, names } = await loadHadith("en");

afterEach(cleanup);

async function open(search = "") {
  history.replaceState(null, "", `/hadith${search}`);
  const data = await loadHadithPage(new URLSearchParams(search), "en");
  render(
    <MessagesProvider language="en" messages={messages}>
      <ToastContext value={() => undefined}>
        <HadithPage data={data} Actions={() => null} />
      </ToastContext>
    </MessagesProvider>,
  );
}

const cards = () => document.querySelectorAll("[data-hadith]");

test("the list is divided into pages of fifteen, each with its address", async () => {
  await open();
  expect(cards()).toHaveLength(pageSize);
  const first = cards()[0]?.getAttribute("data-hadith");
  fireEvent.click(screen.getByRole("link", { name: shared("pageNumber", { number: "2" }) }));
  await waitFor(() => expect(location.search).toBe("?page=2"));
  await waitFor(() => expect(cards()[0]?.getAttribute("data-hadith")).toBe(hadith[pageSize]?.id));
  expect(cards()).toHaveLength(pageSize);
  const seen = new Set(hadith.slice(0, 2 * pageSize).map(({ id }) => id));
  for (const page of [3, 4]) {
    fireEvent.click(screen.getByRole("link", { name: shared("pageNumber", { number: String(page) }) }));
    await waitFor(() =>
      expect(cards()[0]?.getAttribute("data-hadith")).toBe(hadith[(page - 1) * pageSize]?.id),
    );
    expect(location.search).toBe(`?page=${page}`);
    expect(document.activeElement?.textContent).toBe(text("found", { count: hadith.length }));
    for (const card of cards()) seen.add(card.getAttribute("data-hadith") ?? "");
  }
  expect(seen.size).toBe(4 * pageSize);
  fireEvent.click(screen.getByRole("link", { name: shared("pageNumber", { number: "1" }) }));
  await waitFor(() => expect(cards()[0]?.getAttribute("data-hadith")).toBe(first));
});

test("a filter shows the hadith that match it, and clearing an empty list shows all", async () => {
  await open("?page=3");
  const chips = within(screen.getByRole("group", { name: text("category") }));
  fireEvent.click(chips.getByRole("link", { name: names.categories.faith }));
  const ofFaith = hadith.filter(({ category }) => category === "faith");
  await screen.findByText(text("found", { count: ofFaith.length }));
  expect(location.search).toBe("?category=faith");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
  fireEvent.click(await screen.findByRole("button", { name: shared("clearFilters") }));
  await screen.findByText(text("found", { count: hadith.length }));
});

test("an unknown collection and a search without results say so, until both are cleared", async () => {
  await open("?collection=nowhere&q=xyzzy");
  await screen.findByText("No hadith found matching your criteria.");
  expect(screen.getByText(/There is no “nowhere” here/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await screen.findByText(text("found", { count: hadith.length }));
  await waitFor(() => expect(location.search).toBe(""));
});

test("the filters stay in the address through a reload, back, forward and a copied address", async () => {
  await open();
  const shelf = () => screen.getByRole("navigation", { name: "Collections" });
  const category = () => screen.getByRole("group", { name: "Category" });
  const chosen = (list: HTMLElement) => list.querySelector("[aria-current=true]")?.textContent;
  const found = () => screen.getByText(/^Found \d+ hadith/).textContent;
  fireEvent.click(within(shelf()).getByRole("link", { name: /Sahih Muslim/ }));
  await waitFor(() => expect(found()).not.toBe(text("found", { count: hadith.length })));
  const ofMuslim = found();
  fireEvent.click(within(category()).getByRole("link", { name: "Faith" }));
  await waitFor(() => expect(found()).not.toBe(ofMuslim));
  const ofBoth = found();
  const copied = location.search;
  expect(copied).toBe("?collection=muslim&category=faith");
  for (const [search, name, count] of [
    ["?collection=muslim", "All", ofMuslim],
    [copied, "Faith", ofBoth],
  ] as const) {
    history.replaceState(null, "", `/hadith${search}`);
    fireEvent.popState(window);
    await waitFor(() => expect(chosen(category())).toBe(name));
    expect(chosen(shelf())).toContain("Sahih Muslim");
    await waitFor(() => expect(found()).toBe(count));
  }
  cleanup();
  await open(copied);
  expect(chosen(category())).toBe("Faith");
  expect(chosen(shelf())).toContain("Sahih Muslim");
  expect(found()).toBe(ofBoth);
});

test("5,000 pasted characters find nothing, also from the address", async () => {
  await open();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "زقخفك غظطثض ".repeat(400) } });
  await screen.findByText("No hadith found matching your criteria.");
  await waitFor(() => expect(location.search).toMatch(/q=/));
  const { search } = location;
  cleanup();
  await open(search);
  await screen.findByText("No hadith found matching your criteria.");
});

test("the shelf counts each collection and leads to it", async () => {
  await open();
  const shelf = within(screen.getByRole("navigation", { name: text("collections") }));
  const ofMuslim = hadith.filter(({ sources }) => sources.some(({ collection }) => collection === "muslim"));
  const book = shelf.getByRole("link", { name: new RegExp(names.collections.muslim) });
  expect(book.textContent).toContain(String(ofMuslim.length));
  fireEvent.click(book);
  await screen.findByText(text("found", { count: ofMuslim.length }));
  expect(location.search).toBe("?collection=muslim");
});

test("a number leads to the hadith that bears it", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: text("goToNumber") }));
  const sheet = within(await screen.findByRole("dialog", { name: text("goToNumber") }));
  const box = sheet.getByRole("textbox", { name: browsing("numberInCollection") });
  fireEvent.change(box, { target: { value: "٩٩٩٩٩٩" } });
  await sheet.findByText(browsing("noSuchNumber"));
  const one = hadith.find(({ id }) => id === "nawawi-01-intentions");
  fireEvent.change(box, { target: { value: one?.hadithNumber } });
  const [source] = one?.sources ?? [];
  fireEvent.click(
    await sheet.findByRole("button", { name: new RegExp(`^${source?.name} ${source?.number}\\b`) }),
  );
  await waitFor(() => expect(location.search).toBe("?id=nawawi-01-intentions"));
});

test("a book and the number within it lead to the hadith too", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: text("goToNumber") }));
  const sheet = within(await screen.findByRole("dialog", { name: text("goToNumber") }));
  const type = (name: string, value: string) =>
    fireEvent.change(sheet.getByRole("textbox", { name }), { target: { value } });
  type(browsing("bookNumber"), "78");
  type(browsing("numberInBook"), "49");
  const place = text("inBook", { book: "78", hadith: "49" });
  fireEvent.click(await sheet.findByRole("button", { name: new RegExp(place) }));
  await waitFor(() => expect(location.search).toBe("?id=nawawi-15-speech-neighbour-guest"));
  expect((await screen.findAllByText(place, { exact: false })).length).toBeGreaterThan(0);
});

test("a set of the shelf is shown by its numbers and takes the place of a collection", async () => {
  await open("?collection=muslim");
  const shelf = within(screen.getByRole("navigation", { name: text("collections") }));
  fireEvent.click(shelf.getByRole("link", { name: new RegExp(names.sets["forty-nawawi"]) }));
  await screen.findByText(text("found", { count: 42 }));
  expect(location.search).toBe("?set=forty-nawawi");
  expect(cards()[1]?.textContent).toContain(text("number", { number: "2" }));
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
