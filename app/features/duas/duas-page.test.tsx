// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { readFile } from "node:fs/promises";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { loadEntries } from "./dua-entry.ts";
import { DuasPage } from "./duas-page.tsx";
import { loadDuasPage } from "./duas-page-data.ts";

const read = async (address: string) => JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const dataOf = (search: string) => loadDuasPage(new URLSearchParams(search), "en", read);
const data = await dataOf("");
const duas = await loadEntries("en", data.passages);
const [{ id: category } = { id: "" }] = data.categories;
const { wrapper } = await inEnglish("duas", "texts", "shell");

function open(address: string) {
  history.replaceState(null, "", address);
  render(<DuasPage data={data} Actions={() => null} />, { wrapper });
}
const shown = () => [...document.querySelectorAll("[data-dua]")].map((card) => card.getAttribute("data-dua"));

afterEach(cleanup);

test("a search finds duas by their words, an empty result can be cleared, and the address follows", async () => {
  open("/duas-collection");
  expect(shown()).toHaveLength(9);
  expect(screen.getByText(`${duas.length} duas found`)).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(box, { target: { value: "xyzzy" } });
  expect(await screen.findByText("No duas found")).toBeTruthy();
  await waitFor(() => expect(location.search).toBe("?q=xyzzy"));
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await waitFor(() => expect(screen.getByText(`${duas.length} duas found`)).toBeTruthy());
  expect(box.value).toBe("");
});

test("a category shows its duas only, an unknown one is reported and shows all", async () => {
  open(`/duas-collection?category=${category}`);
  await waitFor(() =>
    expect(shown()).toEqual(duas.filter((dua) => dua.category === category).map(({ id }) => id)),
  );
  cleanup();
  open("/duas-collection?category=none");
  expect(screen.getByText(/There is no category “none”/)).toBeTruthy();
  expect(screen.getByText(`${duas.length} duas found`)).toBeTruthy();
});

test("an address is answered with its own page of the list", async () => {
  const { shown: first, found } = await dataOf(`category=${category}`);
  expect(first).toEqual(duas.filter((dua) => dua.category === category));
  expect(found).toBe(first.length);
  const { shown: second } = await dataOf("page=2&id=dua-of-yunus");
  expect(second.map(({ id }) => id)).toEqual(duas.slice(9, 18).map(({ id }) => id));
  const opened = await dataOf("id=dua-of-yunus");
  expect(opened.open?.passage?.surah).toBe(21);
});

test("details open over the list and name an unknown dua as such", async () => {
  const [dua] = duas;
  open("/duas-collection");
  fireEvent.click(screen.getByRole("link", { name: `Details: ${dua?.title}` }));
  await waitFor(() => expect(location.search).toBe(`?id=${dua?.id}`));
  expect((await screen.findByRole("dialog")).textContent).toContain(dua?.narrator);
  cleanup();
  open("/duas-collection?id=none");
  expect(await screen.findByText("There is no such dua here.")).toBeTruthy();
});

test("pages of nine follow each other, each with its address", async () => {
  open("/duas-collection");
  fireEvent.click(screen.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(location.search).toBe("?page=2"));
  await waitFor(() => expect(shown()).toEqual(duas.slice(9, 18).map(({ id }) => id)));
  cleanup();
  open("/duas-collection?page=99");
  await waitFor(() => expect(shown().at(-1)).toBe(duas.at(-1)?.id));
});
