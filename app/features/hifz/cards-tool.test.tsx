// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { CardsTool } from "./cards-tool.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: readBuilt }));

// The first visit of a browser shows the tool before the store is open; the tests are about the visits after it.
await openUserData();
const { wrapper, toast } = await inEnglish("hifz");
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

/** The cards are stored from one test to the next; each continues where the one before ended. */
beforeEach(async () => {
  history.replaceState(null, "", "/learning-methods?tool=cards&surah=112&from=1&to=4");
  render(<CardsTool />, { wrapper });
  await screen.findByText(/cards in all/);
});
afterEach(() => {
  cleanup();
  toast.mockClear();
});

test("a surah is chosen whole, and its verses become cards once", async () => {
  const surah = document.querySelector('select[name="surah"]') ?? expect.fail("no choice of surahs");
  fireEvent.change(surah, { target: { value: "103" } });
  expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("3");
  press("Add cards");
  await waitFor(() => expect(toast.mock.lastCall?.[0].title).toBe("3 cards added"));
  expect(await screen.findByText(/^3 cards in all/)).toBeTruthy();
  press("Add cards");
  await waitFor(() => expect(toast.mock.lastCall?.[0].title).toBe("0 cards added"));
});

test("the first words are asked, and the answer has four grades with their waits by the chosen scheme", async () => {
  expect(await screen.findByText("Al-'Asr, 1")).toBeTruthy();
  expect(screen.getByText("Recite from here.")).toBeTruthy();
  press("Show the answer");
  for (const name of ["Forgot 10 minutes", "Hard 30 minutes", "Good 1 hour", "Easy 1 day"])
    expect(button(name)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Fitted to your memory/));
  for (const name of ["Forgot 10 minutes", "Hard 1 day", "Good 2 days", "Easy 8 days"])
    expect(button(name)).toBeTruthy();
});

test("Space opens the answer and a number grades it, and the last review can be undone", async () => {
  await screen.findByText("Al-'Asr, 1");
  key(" ");
  expect(button("Good 2 days")).toBeTruthy();
  key("3");
  expect(await screen.findByText("2 cards to review now")).toBeTruthy();
  expect(await screen.findByText("Al-'Asr, 2")).toBeTruthy();
  press("Undo the last review");
  expect(await screen.findByText("3 cards to review now")).toBeTruthy();
});

test("a removed card can be put back as it was", async () => {
  await screen.findByText("Al-'Asr, 1");
  press("Remove the card");
  expect(await screen.findByText(/^2 cards in all/)).toBeTruthy();
  const undo = toast.mock.lastCall?.[0].action ?? expect.fail("nothing to undo");
  expect(undo.label).toBe("Put it back");
  act(undo.onClick);
  expect(await screen.findByText(/^3 cards in all/)).toBeTruthy();
});

test("the daily limit ends the session, and says how many cards wait", async () => {
  const limit = screen.getByLabelText("Most reviews a day");
  fireEvent.change(limit, { target: { value: "2" } });
  fireEvent.blur(limit);
  expect(screen.getByLabelText<HTMLInputElement>("Most reviews a day").value).toBe("50");
  fireEvent.change(limit, { target: { value: "٥" } });
  expect(await screen.findByText(/at most 5 a day/)).toBeTruthy();
});
