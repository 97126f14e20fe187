// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { storedLatinLetters } from "#app/storage/transliteration.ts";
import { saveRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { NamesPage } from "./names-page.tsx";
import { loadNamesPage } from "./names-page-data.ts";

const data = await loadNamesPage("en");
const { wrapper } = await inEnglish("names", "texts", "shell");

function open(address: string) {
  history.replaceState(null, "", address);
  render(<NamesPage data={data} Actions={() => null} />, { wrapper });
}
const shown = () =>
  [...document.querySelectorAll("[data-name]:is(li)")].map((card) => card.getAttribute("data-name"));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("the search finds a name by its sound and can be cleared", async () => {
  open("/names-of-allah");
  expect(screen.getByRole("status").textContent).toBe("99 names found");
  expect(shown()).toHaveLength(20);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "azeez" } });
  await waitFor(() => expect(shown()[0]).toBe("9"));
  expect(screen.getByRole("status").textContent).toBe(
    `${shown().length} name${shown().length > 1 ? "s" : ""} found`,
  );
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
  expect(await screen.findByText("No names found")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("99 names found"));
});

test("five pages hold all ninety-nine, and a search begins with its first page", async () => {
  const seen = new Set<string | null>();
  for (const page of [1, 2, 3, 4, 5]) {
    open(`/names-of-allah?page=${page}`);
    for (const id of shown()) seen.add(id);
    if (page < 5) cleanup();
  }
  expect(seen.size).toBe(99);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "the" } });
  await waitFor(() => expect(shown()).toHaveLength(20));
  cleanup();
  open("/names-of-allah?page=77");
  expect(shown().at(-1)).toBe("99");
});

test("the name of the address is open with links to its verses, an unknown number says so", async () => {
  open("/names-of-allah?id=2");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(data.names[1]?.meaning);
  expect(dialog.querySelector('a[href^="/digital-quran?surah="]')).not.toBeNull();
  cleanup();
  open("/names-of-allah?id=100");
  expect(await screen.findByText("There is no such name in the list of ninety-nine.")).toBeTruthy();
});

test("favourites alone stay in the address after a reload, and going back shows all again", async () => {
  open("/names-of-allah");
  saveRecord("favourite-name", "2", true);
  fireEvent.click(screen.getByRole("switch", { name: "Favorites only" }));
  await waitFor(() => expect(shown()).toEqual(["2"]));
  const { search } = location;
  expect(search).toBe("?favorites=only");
  cleanup();
  open(`/names-of-allah${search}`);
  const only = screen.getByRole("switch", { name: "Favorites only" });
  expect(only.getAttribute("aria-checked")).toBe("true");
  await waitFor(() => expect(shown()).toEqual(["2"]));
  history.replaceState(null, "", "/names-of-allah");
  fireEvent.popState(window);
  await waitFor(() => expect(shown()).toHaveLength(20));
  expect(only.getAttribute("aria-checked")).toBe("false");
});

test("in Arabic they have the source of their list, their places in the Quran, and Latin letters when chosen", async () => {
  const arabic = await loadNamesPage("ar");
  const messages = await loadMessages("ar", ["names", "texts", "shell"]);
  const shared = await loadWords("ar", "texts");
  const openInArabic = (address: string) => {
    history.replaceState(null, "", address);
    render(
      <MessagesProvider language="ar" messages={messages}>
        <NamesPage data={arabic} Actions={() => null} />
      </MessagesProvider>,
    );
  };
  openInArabic("/names-of-allah");
  expect(screen.getByRole("status").textContent).toMatch(/٩٩/);
  expect(shown()).toHaveLength(20);
  fireEvent.click(screen.getByRole("link", { name: "الصفحة ٥" }));
  await waitFor(() => expect(shown()).toHaveLength(19));
  expect(shown()).toContain("99");
  fireEvent.click(screen.getByRole("button", { name: "عن هذه الصفحة" }));
  expect(await screen.findByText(/رواية الترمذي/)).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(box, { target: { value: "القدوس" } });
  await waitFor(() => expect(shown()).toHaveLength(1));
  fireEvent.click(screen.getByRole("link", { name: /^التفاصيل/ }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() =>
    expect(dialog.querySelector('a[href="/digital-quran?surah=59&verse=23"]')).not.toBeNull(),
  );
  expect(location.search).toContain("id=");
  fireEvent.click(within(dialog).getByRole("button", { name: shared("close") }));
  await waitFor(() => expect(location.search).not.toContain("id="));
  expect(box.value).toBe("القدوس");
  expect(shown()).toHaveLength(1);
  cleanup();

  openInArabic("/names-of-allah?id=99");
  expect(within(await screen.findByRole("dialog")).getAllByText("لم يرد في القرآن")).not.toHaveLength(0);
  cleanup();

  openInArabic("/names-of-allah");
  const latin = () => document.querySelectorAll("[lang=ar-Latn]");
  expect(latin()).toHaveLength(0);
  cleanup();
  storedLatinLetters.write(true);
  openInArabic("/names-of-allah");
  expect(latin()).toHaveLength(20);
});
