// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { collectionView, openUserData, useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { browseAddress, browsedPlace } from "./browse-address.ts";
import { ImportedBrowser } from "./imported-browser.tsx";
import { ImportedSection } from "./imported-section.tsx";

const { wrapper, toast } = await inEnglish("browsing", "hadith", "texts", "texttools", "shell");
const fetched = vi.fn<(path: string) => Promise<Response>>();

const titles = (name: string) => ({ en: `${name} in English`, ar: "كتاب" });
const books = [
  { number: "1", titles: titles("Revelation"), count: 7 },
  { number: "78", titles: titles("Manners"), count: 120 },
];
const chapters = [{ number: "4", titles: titles("Kindness"), count: 3 }];
// Made-up sentences, not hadith.
const row = (number: string, language: "ar" | "en" | "fr") => ({
  collection: "made-book",
  number,
  language,
  title: "Made Book",
  text: `Sentence ${number} in ${language}`,
  bookNumber: "78",
  numberInBook: "48",
  grades: [],
});
const results = [row("6018", "ar"), row("6018", "en"), row("6018", "fr"), row("6019", "ar")];

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async (path) => {
    if (path.includes("collection=unknown")) return Response.json({ collection: null, books: [] });
    if (path.startsWith("/api/hadith/books"))
      return Response.json({ collection: { title: "Made Book", count: 127 }, books });
    if (path.startsWith("/api/hadith/named")) {
      const keys = new URL(path, "http://localhost").searchParams.get("keys") ?? "";
      return Response.json({ results: results.filter(({ number }) => keys.includes(`made-book/${number}`)) });
    }
    const number = new URL(path, "http://localhost").searchParams.get("number");
    if (number === "9") return Response.json({ total: 0, page: 1, chapters: [], results: [] });
    return Response.json({ total: number ? 1 : 120, page: 1, chapters: number ? [] : chapters, results });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** As much of the actions as this test needs: features do not import one another. */
function Heart({ of: { id, name, shared } }: { readonly of: ActionableText }) {
  const { has, toggle } = useCollectionSet("favourite-hadith");
  return (
    <button type="button" aria-pressed={has(id)} title={shared.path} onClick={() => toggle(id)}>
      {name}
    </button>
  );
}

function open(search: string) {
  history.replaceState(null, "", `/hadith${search}`);
  const collection = new URLSearchParams(search).get("browse") ?? "";
  return render(<ImportedBrowser collection={collection} Actions={Heart} />, { wrapper });
}

test("a collection lists its books; a book its chapters and its hadith, page by page", async () => {
  open("?browse=made-book");
  const manners = await screen.findByRole("link", { name: /78\. Manners in English/ });
  expect(manners.textContent).toContain("120 hadiths");
  fireEvent.click(manners);
  await screen.findByRole("heading", { name: /78\. Manners in English/ });
  await screen.findByText("Found 120 hadiths");
  expect(location.search).toBe("?browse=made-book&book=78");
  expect(screen.getByText("Sentence 6018 in en")).toBeTruthy();
  expect(screen.queryByText("Sentence 6018 in fr")).toBeNull();
  expect(screen.getAllByText(/book 78, hadith 48/).length).toBeGreaterThan(0);
  const second = screen.getByRole("link", { name: "Page 2" });
  expect(second.getAttribute("href")).toBe("/hadith?browse=made-book&book=78&page=2");
  fireEvent.change(screen.getByLabelText("Chapter"), { target: { value: "4" } });
  await waitFor(() => expect(location.search).toBe("?browse=made-book&book=78&chapter=4"));
  await waitFor(() => expect(fetched.mock.lastCall?.[0]).toContain("chapter=4"));
});

test("a typed number opens that hadith whatever its book, in digits of any script", async () => {
  open("?browse=made-book&book=1");
  fireEvent.change(await screen.findByLabelText("Number in its collection"), { target: { value: "٦٠١٨" } });
  fireEvent.click(screen.getByRole("button", { name: "Go to number" }));
  await screen.findByText("Found 1 hadith");
  expect(location.search).toBe("?browse=made-book&number=6018");
  const [more] = screen.getAllByText("Note and report");
  if (more?.parentElement) fireEvent(more.parentElement, new Event("toggle"));
  expect(await screen.findByLabelText("Your note")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Report a mistake" })).toBeTruthy();
});

test("what is not there is said with a way back, and what does not load is tried again", async () => {
  open("?browse=unknown");
  await screen.findByText("There is no such collection here.");
  expect(screen.getByRole("link", { name: "All hadith" })).toBeTruthy();
  cleanup();
  open("?browse=made-book&number=9");
  await screen.findByText("No hadith here has this number.");
  cleanup();
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  open("?browse=made-book");
  await screen.findByText(/The server did not answer/);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: /78\. Manners/ });
});

test("an imported hadith is a favourite by its number, found again among the favourites alone", async () => {
  const store = await openUserData();
  await store.load("favourite-hadith");
  open("?browse=made-book&book=78");
  const heart = await screen.findByRole("button", { name: "Made Book 6018" });
  expect(heart.title).toBe("/hadith?browse=made-book&number=6018");
  fireEvent.click(heart);
  await waitFor(() => expect(collectionView("favourite-hadith").ids).toEqual(["made-book/6018"]));
  store.put("favourite-hadith", "made-book/6019", true);
  store.put("favourite-hadith", "lost-book/33a", true);
  store.put("favourite-hadith", "nawawi-01-intentions", true);
  cleanup();

  const section = (query: string) => <ImportedSection query={query} isFavorites Actions={Heart} />;
  const { rerender } = render(section(""), { wrapper });
  await screen.findByText("Found 2 hadiths");
  const shown = () => [...document.querySelectorAll("[data-imported]")].map((one) => one.textContent);
  expect(shown()).toEqual([expect.stringContaining("6019"), expect.stringContaining("6018")]);
  rerender(section("6018"));
  await screen.findByText("Found 1 hadith");
  rerender(section(""));
  const gone = await screen.findByText("lost-book 33a is no longer among this site's collections.");
  expect(gone).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove from favorites: lost-book 33a" }));
  await waitFor(() => expect(collectionView("favourite-hadith").ids).not.toContain("lost-book/33a"));
  toast.mock.lastCall?.[0].action?.onClick();
  await waitFor(() => expect(collectionView("favourite-hadith").ids).toContain("lost-book/33a"));
  fireEvent.click(screen.getByRole("button", { name: "Made Book 6019" }));
  await screen.findByText("Found 1 hadith");
});

test("a place is read from its address and written to it", () => {
  const place = { collection: "made-book", book: "78", chapter: "4", page: 3 };
  const address = browseAddress(place);
  expect(browsedPlace("made-book", new URL(address, "http://localhost").searchParams)).toEqual(place);
  expect(browseAddress({ collection: "a", page: 1 })).toBe("/hadith?browse=a");
  expect(browsedPlace("a", new URLSearchParams("chapter=4&page=-1&book="))).toEqual({
    collection: "a",
    page: 1,
  });
});
