// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
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

afterEach(cleanup);

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
