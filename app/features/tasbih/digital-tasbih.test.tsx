// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { DigitalTasbih } from "./digital-tasbih.tsx";
import { loadTasbihTexts } from "./tasbih-phrases.ts";

const texts = await loadTasbihTexts("en");
const { wrapper, toast } = await inEnglish("tasbih", "shell");

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const tap = (times = 1) => {
  for (let count = 0; count < times; count += 1) fireEvent.keyDown(document.body, { key: " " });
};
const shownCount = () => document.querySelector("[data-count]")?.textContent;

beforeEach(() => void render(<DigitalTasbih texts={texts} />, { wrapper }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.mockClear();
});

test("the space bar counts anywhere on the page, and undo and reset take counts back", () => {
  tap(3);
  expect(shownCount()).toBe("3");
  press("Take back the last tap");
  expect(shownCount()).toBe("2");
  press("Reset");
  expect(shownCount()).toBe("0");
});

test("the count is announced to screen readers after a pause in the tapping", async () => {
  tap(2);
  expect(await screen.findByRole("button", { name: "Tap: 2 of 33" })).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
});

test("a full phrase counts no further and says so", () => {
  tap(33);
  expect(screen.getByText("COMPLETE")).toBeTruthy();
  expect(toast).not.toHaveBeenCalled();
  tap();
  expect(shownCount()).toBe("33");
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "The count is full: 33 of 33" }));
});

test("the hundred after prayer goes from phrase to phrase to its end", () => {
  press("Count the hundred after prayer");
  tap(40);
  expect(shownCount()).toBe("7");
  const phrases = screen.getByRole("list", { name: "Choose a phrase" });
  const [, second] = phrases.querySelectorAll("button");
  expect(second?.getAttribute("aria-pressed")).toBe("true");
  tap(59);
  expect(toast).not.toHaveBeenCalled();
  tap();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "The hundred after prayer is complete" }),
  );
  tap();
  expect(toast).toHaveBeenCalledTimes(2);
  expect(toast).toHaveBeenLastCalledWith(toast.mock.calls[0]?.[0]);
});

test("an added phrase needs a text and a whole target, and can be counted", async () => {
  const phrase = screen.getByLabelText("A phrase of your own");
  press("Add");
  expect(screen.getByRole("alert").textContent).toBe("Write the phrase first.");
  fireEvent.change(phrase, { target: { value: "Ya Latif" } });
  for (const target of ["1.5", "0"]) {
    fireEvent.change(screen.getByLabelText("Target"), { target: { value: target } });
    press("Add");
    expect(screen.getByRole("alert").textContent).toBe("The target is a whole number from 1 to 100,000.");
  }
  fireEvent.change(screen.getByLabelText("Target"), { target: { value: "٧" } });
  press("Add");
  fireEvent.click(await screen.findByRole("button", { name: /^Ya Latif/ }));
  await waitFor(() => expect(screen.getByText("of 7")).toBeTruthy());
  press("Remove “Ya Latif”");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Ya Latif/ })).toBeNull());
});
