// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { collectionView, openUserData, saveRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { type PortionEndAt, PortionEndFinder, PortionEndOfPages } from "./portion-end.tsx";

const { wrapper, toast } = await inEnglish("reader");
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
  toast.mockClear();
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

test("turning on from the last page, once it was read, marks the portion as read, and that is undone", async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  const { rerender } = render(<PortionEndOfPages pages={[21, 22]} />, { wrapper });
  await screen.findByText(/ends here/);
  const turnTo = (...pages: readonly number[]) => rerender(<PortionEndOfPages pages={pages} />);
  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  // Leafed through, left backwards, left for elsewhere.
  wait(2);
  turnTo(23, 24);
  turnTo(21, 22);
  wait(60);
  turnTo(19, 20);
  turnTo(21, 22);
  wait(60);
  turnTo(101, 102);
  expect(read()).toBe(0);
  turnTo(21, 22);
  wait(60);
  turnTo(23, 24);
  await waitFor(() => expect(read()).toBe(21));
  const [shown] = toast.mock.lastCall ?? [];
  expect(shown?.title).toBe("Today’s portion is read");
  act(() => shown?.action?.onClick());
  await waitFor(() => expect(read()).toBe(0));
  turnTo(21, 22);
  wait(60);
  turnTo(23, 24);
  await act(async () => undefined);
  expect([read(), toast.mock.calls.length]).toEqual([0, 1]);
});

test("among the verses the portion is marked as read once its end was in sight for a while", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  let see: ((isSeen: boolean) => void) | undefined;
  class Observer {
    constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => onChange([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const onFound = vi.fn<(end: PortionEndAt | undefined) => void>();
  render(<PortionEndFinder surah={2} onFound={onFound} />, { wrapper });
  await waitFor(() => expect(onFound.mock.lastCall?.[0]).toBeDefined());
  render(onFound.mock.lastCall?.[0]?.line, { wrapper });
  await screen.findByText(/ends here/);
  see?.(true);
  act(() => vi.advanceTimersByTime(4000));
  see?.(false);
  act(() => vi.advanceTimersByTime(20_000));
  expect(read()).toBe(0);
  see?.(true);
  act(() => vi.advanceTimersByTime(10_000));
  await screen.findByText("Today’s portion is read");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(/ends here/);
  see?.(true);
  act(() => vi.advanceTimersByTime(60_000));
  expect(read()).toBe(0);
  vi.unstubAllGlobals();
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
