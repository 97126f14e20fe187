// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playDawn } from "#app/audio/cue-sounds.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { NoticeSettingsPanel } from "./notice-settings.tsx";
import { playNoticeSound } from "./notice-sound.ts";
import { renewPush, stopPush } from "./renew-push.ts";

vi.mock("#app/offline/push.ts", () => ({ canPush: () => true }));
vi.mock("#app/audio/cue-sounds.ts", () => ({ playDawn: vi.fn(() => true) }));
vi.mock("./renew-push.ts", () => ({ renewPush: vi.fn(), stopPush: vi.fn() }));

const { wrapper } = await inEnglish("prayer", "prayerparts", "prayermore", "fasting");
const closedSwitch = () => screen.getByRole("switch", { name: "Also while Riwaq is closed" });
const status = () => screen.getByRole("status").textContent;

beforeEach(() => void vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  storedPush.write(false);
  vi.resetAllMocks();
});

test("notices with the page closed say until when they are planned, and that they were deleted", async () => {
  vi.mocked(renewPush).mockImplementation(async () => {
    storedPush.write(true);
    return { until: Date.UTC(2026, 11, 5, 12) };
  });
  vi.mocked(stopPush).mockImplementation(async () => {
    storedPush.write(false);
    return true;
  });
  render(<NoticeSettingsPanel />, { wrapper });
  expect(closedSwitch().getAttribute("aria-checked")).toBe("false");
  fireEvent.click(closedSwitch());
  await waitFor(() => expect(status()).toContain("Planned until"));
  expect(closedSwitch().getAttribute("aria-checked")).toBe("true");
  fireEvent.click(closedSwitch());
  await waitFor(() => expect(status()).toContain("has been deleted"));
});

test.each([
  ["refused", "Nothing was uploaded."],
  ["offline", "The server isn’t responding."],
] as const)("notices that are %s say so", async (outcome, text) => {
  vi.mocked(renewPush).mockResolvedValue(outcome);
  render(<NoticeSettingsPanel />, { wrapper });
  fireEvent.click(closedSwitch());
  await waitFor(() => expect(status()).toContain(text));
});

test("each prayer has its switch and its minutes before", async () => {
  render(<NoticeSettingsPanel />, { wrapper });
  const lead = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "When to notify you of Asr" });
  fireEvent.change(lead(), { target: { value: "15" } });
  await waitFor(() => expect(lead().value).toBe("15"));
  fireEvent.click(screen.getByRole("switch", { name: "Asr" }));
  await waitFor(() => expect(lead().disabled).toBe(true));
});

test("notices are hushed until a time that is said, and announced again on a press", async () => {
  render(<NoticeSettingsPanel />, { wrapper });
  fireEvent.change(screen.getByRole("combobox", { name: "Hush the notices" }), { target: { value: "week" } });
  expect(await screen.findByText(/No notices on this device until/)).toBeTruthy();
  expect(storedHush.read()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  fireEvent.click(screen.getByRole("button", { name: "Announce again" }));
  expect(await screen.findByRole("combobox", { name: "Hush the notices" })).toBeTruthy();
  expect(storedHush.read()).toBe(0);
});

test("fajr has a sound of its own: a tone, a file that is still missing, or none", async () => {
  render(<NoticeSettingsPanel />, { wrapper });
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Sound for Fajr" }), { target: { value } });
  choose("tone");
  fireEvent.click(await screen.findByRole("button", { name: "Listen" }));
  await waitFor(() => expect(playDawn).toHaveBeenCalledOnce());
  choose("file");
  expect(await screen.findByText(/Fajr sounds like the others/)).toBeTruthy();
  choose("none");
  expect(await playNoticeSound("fajr")).toBe(false);
  choose("same");
});

test("each kind of day has its reminder, off until it is switched on", async () => {
  render(<NoticeSettingsPanel />, { wrapper });
  const kahf = () => screen.getByRole("switch", { name: "Al-Kahf on Friday" });
  const white = () => screen.getByRole("switch", { name: "White days (13 to 15)" });
  expect(kahf().getAttribute("aria-checked")).toBe("false");
  fireEvent.click(kahf());
  await waitFor(() => expect(kahf().getAttribute("aria-checked")).toBe("true"));
  expect(white().getAttribute("aria-checked")).toBe("false");
  expect(screen.getByText(/^At (8:00 PM|20:00) by the clock/)).toBeTruthy();
});

test("notices are hushed until a time of one's own; one that does not fit is said and stays", async () => {
  render(<NoticeSettingsPanel />, { wrapper });
  fireEvent.change(screen.getByRole("combobox", { name: "Hush the notices" }), {
    target: { value: "until" },
  });
  const field = screen.getByLabelText<HTMLInputElement>("Until when, by the clock of your place");
  const hush = () => fireEvent.click(screen.getByRole("button", { name: "Hush" }));
  hush();
  expect(screen.getByText("Enter a day and a time.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "2020-01-01T10:00" } });
  hush();
  expect(screen.getByText(/^That time is past/)).toBeTruthy();
  expect(field.value).toBe("2020-01-01T10:00");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(field, { target: { value: `${tomorrow}T10:00` } });
  hush();
  expect(screen.getByText(/^No notices on this device until/)).toBeTruthy();
  expect(storedHush.read()).toBeGreaterThan(Date.now());
  fireEvent.click(screen.getByRole("button", { name: "Announce again" }));
  expect(storedHush.read()).toBe(0);
});
