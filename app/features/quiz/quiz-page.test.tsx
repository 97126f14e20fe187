// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPublished } from "#app/browser/read-published.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { QuizPage } from "./quiz-page.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: vi.fn() }));

const { wrapper } = await inEnglish("quiz", "shell");

function open(address: string, loadBot = async () => undefined) {
  history.replaceState(null, "", address);
  render(<QuizPage bot={<output>{"The bot"}</output>} loadBot={loadBot} unlock={null} />, { wrapper });
}
const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.mocked(readPublished).mockImplementation(readBuilt);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("exam mode holds for the next test, which has no pause", async () => {
  open("/quran-testing");
  press("switch", "Exam mode");
  press("button", "Start: Stories from Quran");
  expect(await screen.findByText("Question 1 of 25")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  press("link", "All tests");
  press("switch", "Exam mode");
  press("button", "Start: Tajweed Rules");
  expect(await screen.findByText("Question 1 of 15")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("a test whose text does not load offers a retry, which works", async () => {
  vi.mocked(readPublished).mockRejectedValueOnce(new Error("no network"));
  open("/quran-testing?quiz=al-baqarah&seed=x");
  expect((await screen.findByRole("alert")).textContent).toContain("did not load");
  press("button", "Try again");
  expect(await screen.findByText("Question 1 of 20")).toBeTruthy();
});

test("a bot whose code does not load offers a retry, and is not loaded twice", async () => {
  const loadBot = vi.fn<() => Promise<undefined>>(async () => undefined);
  loadBot.mockRejectedValueOnce(new Error("prefetch")).mockRejectedValueOnce(new Error("no network"));
  open("/quran-testing", loadBot);
  fireEvent.focus(screen.getByRole("link", { name: "Quran Bot" }));
  press("link", "Quran Bot");
  expect((await screen.findByRole("alert")).textContent).toContain("The Quran Bot did not load");
  press("button", "Try again");
  expect(await screen.findByText("The bot")).toBeTruthy();
  press("link", "Quran Tests");
  press("link", "Quran Bot");
  expect(screen.getByText("The bot")).toBeTruthy();
  expect(loadBot).toHaveBeenCalledTimes(3);
});

test("an unfinished test is offered again with its answers", async () => {
  open("/quran-testing?quiz=stories&seed=one");
  const [, second] = await screen.findAllByRole<HTMLInputElement>("radio");
  fireEvent.click(second ?? expect.fail("no option"));
  press("button", "Next");
  press("link", "All tests");
  fireEvent.click(screen.getByRole("link", { name: /^Go on with Stories from Quran.*Question 2 of 25/ }));
  await screen.findByText("Question 2 of 25");
  press("button", "Previous");
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("the premium quiz is locked, by its button and by its address", async () => {
  open("/quran-testing?quiz=quranic-arabic&seed=x");
  expect(await screen.findByText("This test is for subscribers.")).toBeTruthy();
  const locked = screen.getByRole<HTMLButtonElement>("button", { name: "Premium Only: Quranic Arabic" });
  expect(locked.disabled).toBe(true);
});

test("any seed of an address works", async () => {
  open("/quran-testing?quiz=stories&seed=%00%F0%9F%92%A5../..");
  expect(await screen.findByText("Question 1 of 25")).toBeTruthy();
});
