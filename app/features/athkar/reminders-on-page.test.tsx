// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { AthkarReminders } from "./athkar-reminders.tsx";
import { DailyReminder } from "./daily-reminder.tsx";

const { wrapper, toast } = await inEnglish("athkar", "ownathkar", "shell");
// Loading a file takes real time, which the clock of these tests does not count.
vi.mock("#app/i18n/words.ts", () => ({
  loadWords: async () => (key: string) => (key === "reminderTitle" ? "Time for athkar" : "A few minutes"),
}));

beforeEach(() => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 7, 59) });
  vi.stubGlobal("Notification", undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  toast.mockClear();
});

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test("reminders come at each interval on any page, where there are no notifications, and changes are said", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<DailyReminder />, { wrapper });
  choose("How often", "60");
  choose("From", "08:00");
  choose("Until", "10:30");
  expect(screen.getByText("3 reminders a day")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "Daily reminder" })));
  expect(screen.getByText(/Without notifications, a message on the page/)).toBeTruthy();
  // Another page.
  rerender(<AthkarReminders isNew onChange={onChange} />);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Time for athkar", topic: "reminder" }),
  );
  toast.mock.lastCall?.[0].action?.onClick();
  expect(location.pathname).toBe("/complete-athkar");
  await act(() => vi.advanceTimersByTimeAsync(3 * 60 * 60_000));
  expect(toast).toHaveBeenCalledTimes(3);
  expect(storedReminder.read()).toEqual({ isOn: true, minute: 480, every: 60, until: 630 });
  act(() => void storedReminder.write({ ...storedReminder.read(), isOn: false }));
  await act(() => vi.advanceTimersByTimeAsync(24 * 60 * 60_000));
  expect(toast).toHaveBeenCalledTimes(3);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("notices that the person has hushed are not shown", async () => {
  storedReminder.write({ isOn: true, minute: 480, until: 480 });
  storedHush.write(Date.now() + 60 * 60_000);
  render(<AthkarReminders isNew={false} onChange={() => undefined} />, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(toast).not.toHaveBeenCalled();
});

test("a stored reminder of an earlier version is read, and nonsense is left out", () => {
  localStorage.setItem("athkar.reminder", JSON.stringify({ isOn: true, minute: 400 }));
  expect(storedReminder.read()).toMatchObject({ isOn: true, minute: 400, until: 1320 });
  expect(storedReminder.read().every).toBeUndefined();
  localStorage.setItem("athkar.reminder", JSON.stringify({ isOn: true, minute: -4, every: 7, until: "x" }));
  expect(storedReminder.read()).toMatchObject({ isOn: true, minute: 390, until: 1320 });
});
