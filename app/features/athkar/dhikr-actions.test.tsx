// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { collectionView } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { type AthkarSet, loadAthkarSet } from "./athkar-set.ts";
import { DhikrActions } from "./dhikr-actions.tsx";

const { readFile } = await import("node:fs/promises");
const read = async (address: string) => JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const { wrapper, toast } = await inEnglish("athkar", "ownathkar", "shell");
const travel = await loadAthkarSet({ place: { name: "travel" }, language: "en", read });
const dhikr = first(travel);

function first({ dhikrs: [one] }: AthkarSet) {
  if (!one) throw new Error("no dhikr for a journey");
  return one;
}

const button = (name: string) => screen.findByRole("button", { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toast.mockClear();
});

test("a dhikr is a favourite after a press, and none after another", async () => {
  render(<DhikrActions dhikr={dhikr} />, { wrapper });
  fireEvent.click(await button("Add to favorites"));
  expect((await button("Remove from favorites")).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(collectionView("favourite-dhikr").ids).toEqual([dhikr.id]));
  fireEvent.click(await button("Remove from favorites"));
  expect((await button("Add to favorites")).getAttribute("aria-pressed")).toBe("false");
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual([
    "Added to favorites",
    "Removed from favorites",
  ]);
});

test("it is copied and shared with its Arabic, its meaning, its source and its address", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: vi.fn(async (words: string) => void copied.push(words)) };
  vi.stubGlobal("navigator", { clipboard });
  render(<DhikrActions dhikr={dhikr} />, { wrapper });
  fireEvent.click(await button("Copy"));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: "Copied with its source" }));
  fireEvent.click(await button("Share"));
  await waitFor(() => expect(copied).toHaveLength(2));
  const arabic = dhikr.arabic ?? dhikr.passage?.verses[0]?.arabic ?? "";
  for (const words of copied)
    for (const part of [arabic, dhikr.sources[0]?.number]) expect(words).toContain(part);
  expect(copied[1]).toContain(`/athkar?dhikrs=${dhikr.id}`);

  clipboard.writeText.mockRejectedValue(new Error("denied"));
  fireEvent.click(await button("Copy"));
  await waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ variant: "destructive" })),
  );
});

test("it is added to a set of one's own, taken out again, and a mistake in it can be reported", async () => {
  render(<DhikrActions dhikr={dhikr} />, { wrapper });
  fireEvent.click(await button("Add to my set"));
  fireEvent.click(await screen.findByRole("button", { name: /^Make a set/ }));
  const sets = () => [...collectionView("athkar-set").bodies.values()];
  await waitFor(() => expect(sets()).toEqual([{ name: "", dhikrs: [dhikr.id] }]));
  const own = await screen.findByRole("button", { name: /^Set without a name/ });
  expect(own.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(own);
  await waitFor(() => expect(sets()).toEqual([{ name: "", dhikrs: [] }]));
  fireEvent.click(own);
  await waitFor(() => expect(sets()).toEqual([{ name: "", dhikrs: [dhikr.id] }]));
  fireEvent.click(await button("Report a mistake"));
  expect(await screen.findByText(new RegExp(`About: .*${dhikr.sources[0]?.number}`))).toBeTruthy();
});
