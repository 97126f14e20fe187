// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { readFile } from "node:fs/promises";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { loadDuasPage } from "./dua-entry.ts";
import { DuasPage } from "./duas-page.tsx";

const data = await loadDuasPage("en", async (address) =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8")),
);
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
  expect(screen.getByText(`${data.duas.length} duas found`)).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(box, { target: { value: "xyzzy" } });
  expect(await screen.findByText("No duas found")).toBeTruthy();
  await waitFor(() => expect(location.search).toBe("?q=xyzzy"));
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await waitFor(() => expect(screen.getByText(`${data.duas.length} duas found`)).toBeTruthy());
  expect(box.value).toBe("");
});

test("a category shows its duas only, an unknown one is reported and shows all", async () => {
  const [category] = data.categories;
  open(`/duas-collection?category=${category}`);
  expect(shown()).toEqual(data.duas.filter((dua) => dua.category === category).map(({ id }) => id));
  cleanup();
  open("/duas-collection?category=none");
  expect(screen.getByText(/There is no category “none”/)).toBeTruthy();
  expect(screen.getByText(`${data.duas.length} duas found`)).toBeTruthy();
});

test("details open over the list and name an unknown dua as such", async () => {
  const [dua] = data.duas;
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
  await waitFor(() => expect(shown()).toEqual(data.duas.slice(9, 18).map(({ id }) => id)));
  cleanup();
  open("/duas-collection?page=99");
  expect(shown().at(-1)).toBe(data.duas.at(-1)?.id);
});
