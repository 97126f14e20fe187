// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { KhatmaPage } from "./khatma-page.tsx";

const { wrapper } = await inEnglish("khatma", "shell");

afterEach(cleanup);

/** Presses a button as by keys: it has the focus. */
function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}
const focused = () => document.activeElement;
const hasFocus = (name: string) =>
  waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name })));

test("the focus is never lost when a plan is begun, read, marked again and given up", async () => {
  render(<KhatmaPage />, { wrapper });
  await screen.findByRole("button", { name: "Begin a khatma" });
  press("Begin a khatma");
  expect(focused()).toBe(screen.getByLabelText("Number of days"));
  press("Cancel");
  expect(focused()).toBe(screen.getByRole("button", { name: "Begin a khatma" }));
  press("Begin a khatma");
  press("Begin a khatma");
  await screen.findByRole("button", { name: "Done for today" });
  await waitFor(() => expect(focused()).not.toBe(document.body));
  press("Done for today");
  await hasFocus("Undo");
  press("Undo");
  await hasFocus("Done for today");
  press("Change");
  press("Give up this khatma");
  await hasFocus("Yes, remove it");
  press("No, go on");
  await hasFocus("Give up this khatma");
  press("Give up this khatma");
  press("Yes, remove it");
  await hasFocus("Begin a khatma");
});

test("a plan begins at the page of a verse, and the fields for it name the same place", async () => {
  render(<KhatmaPage />, { wrapper });
  await screen.findByRole("button", { name: "Begin a khatma" });
  press("Begin a khatma");
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  fill("or surah", "2");
  expect(field("Begin from page").value).toBe("2");
  fill("Verse", "255");
  expect(field("Begin from page").value).toBe("42");
  fill("Verse", "287");
  expect(screen.getByRole("status").textContent).toBe("Choose a page from 1 to 604.");
  fill("Verse", "٢٥٥");
  expect(field("Begin from page").value).toBe("42");
  fill("Number of days", "۳۰");
  expect(screen.getByRole("status").textContent).not.toContain("Choose");
  fill("Begin from page", "604");
  expect([field("or surah").value, field("Verse").value]).toEqual(["112", "1"]);
  press("Cancel");
});
