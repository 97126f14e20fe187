// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { collectionView, saveRecord } from "#app/storage/user-data/use-collection.ts";
import type { OwnSet } from "#domain/counting/own-set.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { ownPlaceOf } from "./own-address.ts";
import { OwnAthkar } from "./own-athkar.tsx";
import { OwnRows } from "./own-rows.tsx";

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock("#app/browser/read-published.ts", () => ({ readPublished: read }));

const { readFile } = await import("node:fs/promises");
const readBuilt = async (address: string) => JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const { wrapper, toast } = await inEnglish("athkar", "ownathkar", "shell");

function Athkar() {
  const place = ownPlaceOf(useAddressParameters().parameters);
  return place ? <OwnAthkar place={place} /> : <OwnRows />;
}

function open(address: string) {
  history.replaceState(null, "", address);
  render(<Athkar />, { wrapper });
}
/** By its name alone: of the hundreds of buttons of the editor, a search by role asks for every style. */
const button = (name: string) =>
  waitFor(
    () =>
      [...document.querySelectorAll("button")].find((one) =>
        (one.getAttribute("aria-label") ?? one.textContent).startsWith(name),
      ) ?? expect.fail(name),
  );
const press = async (name: string) => fireEvent.click(await button(name));
const stored = () => [...collectionView("athkar-set").bodies.values()] as OwnSet[];
const ordered = () =>
  [...document.querySelectorAll("[data-ordered]")].map((row) => row.getAttribute("data-ordered"));
const shownId = () => document.querySelector("[data-dhikr]")?.getAttribute("data-dhikr");
const undo = () => toast.mock.calls.at(-1)?.[0].action?.onClick();

beforeEach(() => {
  read.mockImplementation(readBuilt);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  for (const id of collectionView("athkar-set").ids) saveRecord("athkar-set", id, null);
  toast.mockClear();
  vi.restoreAllMocks();
});

test("a set is made, named, filled, put in order, and deleted with a way back", async () => {
  open("/athkar");
  await press("Make a set");
  fireEvent.change(await screen.findByLabelText("Name of the set"), { target: { value: "At noon" } });
  await press("Al-Ikhlas 1–4");
  await press("Al-Falaq 1–5");
  await press("An-Nas 1–6");
  await waitFor(() => expect(ordered()).toEqual(["al-ikhlas", "al-falaq", "an-nas"]));

  await press("Move up: An-Nas 1–6");
  await waitFor(() => expect(ordered()).toEqual(["al-ikhlas", "an-nas", "al-falaq"]));
  expect(screen.getByText("An-Nas 1–6: now 2 of 3")).toBeTruthy();
  fireEvent.keyDown(await button("Change the place of: Al-Ikhlas 1–4"), { key: "ArrowDown" });
  await waitFor(() => expect(ordered()).toEqual(["an-nas", "al-ikhlas", "al-falaq"]));
  fireEvent.keyDown(await button("Change the place of: An-Nas 1–6"), { key: "ArrowUp" });
  expect(ordered()).toEqual(["an-nas", "al-ikhlas", "al-falaq"]);

  await press("Take out: Al-Ikhlas 1–4");
  await waitFor(() => expect(ordered()).toEqual(["an-nas", "al-falaq"]));
  undo();
  await waitFor(() => expect(ordered()).toEqual(["an-nas", "al-ikhlas", "al-falaq"]));
  expect(stored()).toEqual([{ name: "At noon", dhikrs: ["an-nas", "al-ikhlas", "al-falaq"] }]);

  await press("Delete this set");
  await waitFor(() => expect(stored()).toEqual([]));
  expect(location.search).toBe("");
  undo();
  expect((await screen.findByRole("link", { name: /At noon/ })).textContent).toContain("3 athkar");
});

test("the search of the editor finds by meaning and by Arabic without marks", async () => {
  saveRecord("athkar-set", "a", { name: "", dhikrs: [] });
  open("/athkar?edit=a");
  const field = await screen.findByLabelText("Search the athkar");
  const shown = () => document.querySelectorAll("details [aria-pressed]").length;
  const all = shown();
  for (const words of ["we have reached the morning", "اصبحنا"]) {
    fireEvent.change(field, { target: { value: words } });
    await waitFor(() => expect(shown()).toBeLessThan(all / 4));
    expect(shown()).toBeGreaterThan(0);
  }
  fireEvent.change(field, { target: { value: "xyzzy" } });
  expect(await screen.findByText("No dhikr has these words")).toBeTruthy();
});

test("a shared set can be said at once, and is stored when it is saved", async () => {
  open("/athkar?name=From+a+friend&dhikrs=an-nas.not-known.al-falaq");
  await waitFor(() => expect(shownId()).toBe("an-nas"));
  expect(screen.getByText("1 dhikr of it is not known here and is left out.")).toBeTruthy();
  expect(stored()).toEqual([]);
  await press("Save to my sets");
  await waitFor(() =>
    expect(stored()).toEqual([{ name: "From a friend", dhikrs: ["an-nas", "not-known", "al-falaq"] }]),
  );
  expect(location.search).toMatch(/^\?set=/);
  await waitFor(() => expect(screen.queryByText("Save to my sets")).toBeNull());
});

test("favourites are said like a set, and none says how to add one", async () => {
  open("/athkar?set=favorites");
  expect(await screen.findByText("No favorites yet")).toBeTruthy();
  saveRecord("favourite-dhikr", "al-falaq", true);
  await waitFor(() => expect(shownId()).toBe("al-falaq"));
});

test("an unknown set says so, an empty one leads to its editor, and a failed load can be tried again", async () => {
  open("/athkar?set=gone");
  expect(await screen.findByText("There is no such set on this device")).toBeTruthy();
  cleanup();
  saveRecord("athkar-set", "b", { name: "Empty", dhikrs: [] });
  open("/athkar?set=b");
  expect((await screen.findByRole("link", { name: "Choose athkar" })).getAttribute("href")).toBe(
    "/athkar?edit=b",
  );
  cleanup();
  read.mockRejectedValue(new Error("no network"));
  saveRecord("athkar-set", "c", { name: "Short", dhikrs: ["al-falaq"] });
  open("/athkar?set=c");
  expect((await screen.findByRole("alert")).textContent).toContain("This set did not load.");
  read.mockImplementation(readBuilt);
  await press("Try again");
  await waitFor(() => expect(shownId()).toBe("al-falaq"));
});
