// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { CheckTool } from "./check-tool.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: readBuilt }));

/** The browser's speech recognition, as far as the app uses it. */
class FakeRecognition {
  static current: FakeRecognition | undefined;
  onresult?: (event: unknown) => void;
  onerror?: (event: { readonly error: string }) => void;
  onend?: () => void;
  start() {
    FakeRecognition.current = this;
  }
  stop() {
    this.onend?.();
  }
}

const { wrapper, toast } = await inEnglish("hifz");
await openUserData();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const recognition = () => FakeRecognition.current ?? expect.fail("nothing listens");
const recognize = (transcript: string) =>
  act(() => recognition().onresult?.({ results: [Object.assign([{ transcript }], { isFinal: true })] }));

async function open() {
  render(<CheckTool />, { wrapper });
  await screen.findByRole("button", { name: "Show the passage" });
}

beforeEach(() => {
  history.replaceState(null, "", "/learning-methods?tool=check&surah=112&from=1&to=2");
  vi.stubGlobal("SpeechRecognition", FakeRecognition);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  FakeRecognition.current = undefined;
  vi.unstubAllGlobals();
});

test("nothing listens before the person has read where the audio goes and agreed", async () => {
  await open();
  press("Start reciting");
  expect(screen.getByText(/Riwaq neither receives nor stores any audio/)).toBeTruthy();
  expect(FakeRecognition.current).toBeUndefined();
  press("I understand, start");
  expect(recognition()).toBeTruthy();
  press("Done, compare");
  press("Withdraw the permission");
  expect(screen.queryByRole("button", { name: "Start reciting" })).toBeNull();
  expect(screen.getByRole("button", { name: "I understand, start" })).toBeTruthy();
});

test("missed, changed and added words are marked, and named for screen readers", async () => {
  await open();
  press("Start reciting");
  press("I understand, start");
  recognize("قل هو الله واحد الله الصمد نعم");
  expect(screen.getByText("Listening; 7 words so far")).toBeTruthy();
  press("Done, compare");
  expect(screen.getByText("5 of 6 words recognized correctly")).toBeTruthy();
  const marks = [...document.querySelectorAll("[data-verdict] mark")];
  expect(marks).toHaveLength(1);
  expect(marks[0]?.nextElementSibling?.textContent).toBe("(changed; recognized: واحد)");
  expect(screen.getByText("Extra words:").parentElement?.textContent).toContain("نعم");
});

test("under four words nothing is judged", async () => {
  await open();
  press("Start reciting");
  press("I understand, start");
  recognize("قل هو");
  press("Done, compare");
  expect(screen.getByText(/^Fewer than four words/)).toBeTruthy();
});

test("with the microphone refused, the passage is graded by oneself and its card updated", async () => {
  await open();
  press("Start reciting");
  press("I understand, start");
  act(() => {
    recognition().onerror?.({ error: "not-allowed" });
    recognition().onend?.();
  });
  expect(screen.getByRole("alert").textContent).toContain("microphone was not allowed");
  press("Show the passage");
  press("Good 1 hour");
  expect(toast.mock.lastCall?.[0].title).toBe("Your review card was updated");
  press("Show the passage");
  expect(screen.getByRole("button", { name: "Good 1 day" })).toBeTruthy();
});

test("without speech recognition the tool says so and still lets one grade oneself", async () => {
  vi.stubGlobal("SpeechRecognition", undefined);
  await open();
  expect(screen.getByText(/^This browser has no speech recognition/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start reciting" })).toBeNull();
});
