// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { collectionView, openUserData, saveRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PortionEndFinder, PortionEndOfPages } from "./portion-end.tsx";

const { wrapper } = await inEnglish("reader");
await (await openUserData()).load("khatma");

const id = "0b62f6d4-3c1e-4d5f-9a77-0c3d5e8f1a2b";
const plan = {
  name: "",
  firstPage: 1,
  portionsBy: "page",
  startsOn: "2026-11-21",
  finishBy: "2026-12-20",
  read: 0,
} as const;
const read = () => (collectionView("khatma").bodies.get(id) as { read: number }).read;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 9) });
  saveRecord("khatma", id, plan);
  navigate("/digital-quran?surah=2&verse=135&plan=khatma-0b62");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the page with which the portion ends says so; it is marked as read, and that is undone", async () => {
  render(<PortionEndOfPages pages={[21, 22]} />, { wrapper });
  expect((await screen.findByRole("status")).textContent).toBe("Today’s portion ends here, with page 21");
  fireEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Today’s portion is read"));
  expect(read()).toBe(21);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Mark as read" });
  expect(read()).toBe(0);
});

test("with the last portion the khatma is complete", async () => {
  saveRecord("khatma", id, { ...plan, firstPage: 22, read: 590 });
  vi.setSystemTime(new Date(2026, 11, 20, 9));
  render(<PortionEndOfPages pages={[21]} />, { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: "Mark as read" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("This khatma is complete"));
});

test("other pages, and a reader that is not opened for the khatma, say nothing", async () => {
  const onFound = vi.fn();
  const { rerender } = render(<PortionEndFinder surah={2} onFound={onFound} />, { wrapper });
  await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(expect.objectContaining({ ayah: 141 })));
  rerender(<PortionEndFinder surah={3} onFound={onFound} />);
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  rerender(<PortionEndOfPages pages={[20]} />);
  expect(screen.queryByRole("status")).toBeNull();
  navigate("/digital-quran?surah=2&verse=135");
  rerender(<PortionEndOfPages pages={[21]} />);
  expect(screen.queryByRole("status")).toBeNull();
});
