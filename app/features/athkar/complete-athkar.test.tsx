// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectionView } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { loadAthkarSet } from "./athkar-set.ts";
import { CompleteAthkar } from "./complete-athkar.tsx";

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock("#app/browser/read-published.ts", () => ({ readPublished: read }));

const { readFile } = await import("node:fs/promises");
const readBuilt = async (address: string) => JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const { wrapper, toast } = await inEnglish("athkar", "shell");
const mosque = await loadAthkarSet({ place: { name: "mosque" }, language: "en", read: readBuilt });

function open(address: string) {
  history.replaceState(null, "", address);
  render(<CompleteAthkar first={mosque} />, { wrapper });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const shownId = () => document.querySelector("[data-dhikr]")?.getAttribute("data-dhikr");

let day = 0;
beforeEach(() => {
  // Progress is saved for a day of worship, so each test has a day of its own.
  day += 1;
  vi.useFakeTimers({ now: Date.UTC(2026, 2, day, 12), toFake: ["Date"] });
  read.mockImplementation(readBuilt);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  toast.mockClear();
});

test("a set is counted with the space bar, step by step to its end", async () => {
  open("/complete-athkar?category=mosque");
  expect(shownId()).toBe(mosque.dhikrs[0]?.id);
  fireEvent.keyDown(document.body, { key: " " });
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Dhikr completed" })),
  );
  for (const { id } of mosque.dhikrs.slice(1)) {
    press("Next");
    await waitFor(() => expect(shownId()).toBe(id));
  }
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
  fireEvent.keyDown(document.body, { key: " " });
  expect(await screen.findByText("You have reached the end", {}, { timeout: 4000 })).toBeTruthy();
  press("Say what is left");
  await waitFor(() => expect(shownId()).toBe(mosque.dhikrs[1]?.id));
});

test("a set starts over with the next day of worship, which begins at three", async () => {
  day += 1;
  vi.setSystemTime(new Date(2026, 2, day, 12));
  const [first, second] = mosque.dhikrs;
  open("/complete-athkar?category=mosque");
  press("Next");
  await waitFor(() => expect(shownId()).toBe(second?.id));
  const saved = () => [...collectionView("athkar").bodies.values()];
  await waitFor(() => expect(saved()).toContainEqual(expect.objectContaining({ at: second?.id })));
  cleanup();
  vi.setSystemTime(new Date(2026, 2, day + 1, 2, 59, 59));
  open("/complete-athkar?category=mosque");
  await waitFor(() => expect(shownId()).toBe(second?.id));
  cleanup();
  vi.setSystemTime(new Date(2026, 2, day + 1, 3));
  open("/complete-athkar?category=mosque");
  await waitFor(() => expect(shownId()).toBe(first?.id));
  expect(screen.getByText(`1 of ${mosque.dhikrs.length}`)).toBeTruthy();
});

test("another set loads while the previous one stays, and a failed one offers a retry", async () => {
  read.mockRejectedValue(new Error("no network"));
  open("/complete-athkar?category=mosque");
  fireEvent.click(screen.getByRole("link", { name: /^Morning/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("This set did not load.");
  expect(shownId()).toBe(mosque.dhikrs[0]?.id);
  read.mockImplementation(readBuilt);
  press("Try again");
  await waitFor(() => expect(shownId()).not.toBe(mosque.dhikrs[0]?.id));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Morning" })).toBeTruthy();
});

test("an unknown category is reported, with the morning set", async () => {
  open("/complete-athkar?category=noon");
  expect((await screen.findByText(/There is no set “noon”/)).getAttribute("role")).toBe("status");
  expect(await screen.findByRole("heading", { level: 2, name: "Morning" })).toBeTruthy();
});

test("every dhikr of another set is in its list", async () => {
  open("/complete-athkar?category=mosque");
  fireEvent.click(screen.getByRole("link", { name: "Travel" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Travel" })).toBeTruthy();
  press("List of this set");
  fireEvent.click(await screen.findByRole("link", { name: "Show as a list" }));
  await waitFor(() => expect(document.querySelectorAll("[data-dhikr]")).toHaveLength(6));
  const [once] = screen.getAllByRole("button", { name: "Count: 0 of 1" });
  fireEvent.click(once ?? expect.fail("nothing to count"));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Count: 1 of 1" })).toHaveLength(1));
});

test("the list counts each dhikr by itself, and one that is full says so", async () => {
  open("/complete-athkar?category=mosque&tab=list");
  const [first] = await screen.findAllByRole("button", { name: /^Count: 0 of 1$/ });
  if (!first) throw new Error("nothing to count");
  fireEvent.click(first);
  await waitFor(() => expect(first.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(first);
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: "This dhikr is complete (1 of 1)" }),
  );
});
