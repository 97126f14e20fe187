// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { inEnglish } from "#tests/support/in-english.tsx";
import { HandsFreeBar } from "./hands-free-bar.tsx";
import { storedPace } from "./pace.ts";

const { wrapper } = await inEnglish("mushaf");
const words = { verse: "Verse", play: "Play", verseNumber: "Verse number" };
const onClose = vi.fn();
const pauseButton = () => screen.getByRole("button", { name: "Pause scrolling" });
const isRunning = () => screen.queryByRole("button", { name: "Pause scrolling" }) !== null;

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  navigate("/digital-quran?surah=2&verse=255");
  render(
    <main>
      <article>
        <p>{words.verse}</p>
        <button type="button">{words.play}</button>
        <input aria-label={words.verseNumber} />
      </article>
      <HandsFreeBar onClose={onClose} />
    </main>,
    { wrapper },
  );
});
afterEach(cleanup);

test("the space key and a tap on the text pause and go on; their shortcuts rest meanwhile", () => {
  const shortcut = vi.fn();
  addEventListener("keydown", shortcut);
  expect(isRunning()).toBe(true);
  fireEvent.keyDown(document.body, { key: " " });
  expect(isRunning()).toBe(false);
  expect(shortcut).not.toHaveBeenCalled();
  removeEventListener("keydown", shortcut);
  const tap = (target: Element, pointerType: string) => {
    fireEvent.pointerDown(target, { pointerType });
    fireEvent.click(target);
  };
  tap(screen.getByText("Verse"), "mouse");
  expect(isRunning()).toBe(true);
  tap(screen.getByText("Verse"), "touch");
  expect(isRunning()).toBe(false);
  tap(screen.getByRole("button", { name: "Play" }), "touch");
  expect(isRunning()).toBe(false);
  tap(screen.getByText("Verse"), "touch");
  expect(isRunning()).toBe(true);
});

test("a person's own scrolling pauses it", () => {
  const goOn = () => fireEvent.click(screen.getByRole("button", { name: "Scroll on" }));
  fireEvent.wheel(document.body);
  expect(isRunning()).toBe(false);
  goOn();
  fireEvent.pointerDown(screen.getByText("Verse"), { pointerType: "touch" });
  expect(isRunning()).toBe(false);
  goOn();
  fireEvent.keyDown(document.body, { key: "PageDown" });
  expect(isRunning()).toBe(false);
});

test("the speed changes while it runs and is remembered; Escape ends it", () => {
  expect(screen.getByRole("status").textContent).toBe("A page in 90 seconds");
  fireEvent.click(screen.getByRole("button", { name: "Faster" }));
  expect(screen.getByRole("status").textContent).toBe("A page in 75 seconds");
  expect(storedPace.read()).toBe(75);
  expect(isRunning()).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("its pause button has the focus; keys work from buttons too, and a field keeps its own", async () => {
  await waitFor(() => expect(document.activeElement).toBe(pauseButton()));
  // The browser presses the button itself.
  expect(fireEvent.keyDown(pauseButton(), { key: " " })).toBe(true);
  expect(isRunning()).toBe(true);
  const field = screen.getByLabelText("Verse number");
  for (const key of ["ArrowDown", "Escape", " "]) fireEvent.keyDown(field, { key });
  expect(isRunning()).toBe(true);
  fireEvent.keyDown(pauseButton(), { key: "ArrowDown" });
  expect(isRunning()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("button", { name: "Play" }), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("when it closes the focus is back on what had it before", async () => {
  cleanup();
  const page = (isOn: boolean) => (
    <>
      <button type="button">{words.play}</button>
      {isOn && <HandsFreeBar onClose={onClose} />}
    </>
  );
  const { rerender } = render(page(false), { wrapper });
  const opener = screen.getByRole("button", { name: "Play" });
  opener.focus();
  rerender(page(true));
  await waitFor(() => expect(document.activeElement).toBe(pauseButton()));
  rerender(page(false));
  expect(document.activeElement).toBe(opener);
});
