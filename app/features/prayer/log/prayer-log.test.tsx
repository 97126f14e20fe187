// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userData } from "#app/storage/user-data/user-data.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { aroundNow } from "#domain/prayer-times/next-prayer.ts";
import { instantIn } from "#domain/zoned-time.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { prayerCalculation } from "../prayer-calculation.ts";
import { LogDayView } from "./log-day.tsx";
import { LogYear } from "./log-year.tsx";
import { OwedView } from "./owed-view.tsx";
import { PauseView } from "./pause-view.tsx";
import { usePrayerLog } from "./use-prayer-log.ts";

// The month beside the day waits for its style sheet, which never comes here.
vi.mock("#app/browser/use-is-wide.ts", () => ({ useIsWide: () => false }));

const { wrapper, toast } = await inEnglish("prayer", "prayerparts", "prayerlog");
const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const { place, calculation } = prayerCalculation(mecca, null, {});
const today = { year: 2026, month: 11, day: 26 };
const now = instantIn(place.timeZone, today, 13);
const around = aroundNow(place, now, calculation);
if (!around) throw new Error("no times");

function Day({ day = today }: { readonly day?: typeof today }) {
  const log = usePrayerLog();
  return around && <LogDayView {...{ day, today, around, now, place, log }} />;
}
const Year = () => <LogYear year={2026} today={today} log={usePrayerLog()} />;
const Owed = () => <OwedView log={usePrayerLog()} />;
const Pause = () => <PauseView today={today} pauses={usePrayerLog().pauses} />;

const undo = () => act(() => toast.mock.lastCall?.[0].action?.onClick());
const chip = (prayer: string, name: string) =>
  within(screen.getByRole("group", { name: prayer })).getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const numbers = () => [...document.querySelectorAll("[data-owed]")].map(({ textContent }) => textContent);

afterEach(async () => {
  cleanup();
  await act(async () => {
    await userData.erase();
    localStorage.clear();
  });
});

test("a prayer is noted, changed and taken back; one whose time has not come cannot be", async () => {
  render(<Day />, { wrapper });
  fireEvent.click(chip("Fajr", "In congregation"));
  fireEvent.click(chip("Dhuhr", "Late"));
  await waitFor(() => expect(chip("Dhuhr", "Late").getAttribute("aria-pressed")).toBe("true"));
  expect(toast.mock.lastCall?.[0].title).toBe("Dhuhr: Late");
  fireEvent.click(chip("Dhuhr", "On time"));
  await waitFor(() => expect(chip("Dhuhr", "On time").getAttribute("aria-pressed")).toBe("true"));
  undo();
  await waitFor(() => expect(chip("Dhuhr", "Late").getAttribute("aria-pressed")).toBe("true"));
  fireEvent.click(chip("Dhuhr", "Late"));
  await waitFor(() => expect(chip("Dhuhr", "Late").getAttribute("aria-pressed")).toBe("false"));
  expect([...userData.read("prayer-log").bodies]).toEqual([["2026-11-26/fajr", "congregation"]]);
  expect(screen.queryByRole("group", { name: "Asr" })).toBeNull();
  expect(screen.getAllByText(/^Begins at /)).toHaveLength(3);
});

test("a past day has all five, and a date that cannot be shown stays as it was typed", async () => {
  render(<Day day={{ ...today, day: 25 }} />, { wrapper });
  expect(screen.getAllByRole("group")).toHaveLength(5);
  type("Go to a day", "2027-01-01");
  expect(screen.getByText(/^A day from .*1926 to .*26 November 2026|^A day from/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Go to a day").value).toBe("2027-01-01");
});

test("the year says in words what is noted, and each month is one stop for the Tab key", async () => {
  userData.put("prayer-log", "2026-11-20/fajr", "congregation");
  userData.put("prayer-log", "2026-11-20/isha", "missed");
  localStorage.setItem("private.prayerPauses", JSON.stringify([{ from: "2026-11-10", until: "2026-11-12" }]));
  render(<Year />, { wrapper });
  const day = await screen.findByRole("link", { name: /20 November 2026|November 20, 2026/ });
  await waitFor(() =>
    expect(day.getAttribute("aria-label")).toMatch(/: Fajr: In congregation · Isha: Missed$/),
  );
  expect(screen.getByRole("link", { name: /November 11|11 November/ }).getAttribute("aria-label")).toMatch(
    /: Pause$/,
  );
  expect(screen.getAllByRole("table")).toHaveLength(11);
  expect(screen.getAllByRole("link").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(11 + 1);
  const current = document.querySelector<HTMLElement>('[data-day="2026-11-26"]');
  act(() => current?.focus());
  if (current) fireEvent.keyDown(current, { key: "ArrowUp" });
  expect((document.activeElement as HTMLElement).dataset.day).toBe("2026-11-19");
  // No number of the whole, no share of it.
  expect(document.body.textContent).not.toMatch(/%|streak/i);
});

test("what is owed is added to, made up, set and reckoned, and each step can be undone", async () => {
  userData.put("prayer-log", "2026-11-20/isha", "missed");
  render(<Owed />, { wrapper });
  await waitFor(() => expect(numbers()).toEqual(["0", "0", "0", "0", "1"]));
  press("One more Fajr to make up");
  press("One Isha made up");
  await waitFor(() => expect(numbers()).toEqual(["1", "0", "0", "0", "0"]));
  undo();
  await waitFor(() => expect(numbers()).toEqual(["1", "0", "0", "0", "1"]));
  press("Set the numbers");
  type("Fajr", "-4");
  expect(screen.getByText("A whole number from 0 to 36,525.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save the numbers" }).disabled).toBe(true);
  type("Fajr", "٤٠");
  press("Save the numbers");
  await waitFor(() => expect(numbers()).toEqual(["40", "0", "0", "0", "1"]));
  press("Reckon from a time");
  type("Years", "x");
  expect(screen.getByText(/one of them cannot be right/)).toBeTruthy();
  type("Years", "1");
  type(/^Days$/, "4");
  fireEvent.click(screen.getByLabelText("Asr"));
  expect(screen.getByText("370 of each will be added.")).toBeTruthy();
  press("Add to what is owed");
  await waitFor(() => expect(numbers()).toEqual(["410", "370", "0", "370", "371"]));
  undo();
  await waitFor(() => expect(numbers()).toEqual(["40", "0", "0", "0", "1"]));
});

test("a pause is entered, ended and deleted on this device; its days ask for nothing", async () => {
  render(<Pause />, { wrapper });
  await screen.findByRole("form", { name: "New pause" });
  type("First day", "2026-11-27");
  press("Save the pause");
  expect(screen.getByRole("alert").textContent).toBe("A pause can begin today at the latest.");
  expect(screen.getByLabelText<HTMLInputElement>("First day").value).toBe("2026-11-27");
  type("First day", "2026-11-24");
  press("Save the pause");
  expect(await screen.findByText(/^Since .*24/)).toBeTruthy();
  expect(screen.getAllByRole("switch").map((each) => each.getAttribute("aria-checked"))).toEqual(
    Array(4).fill("false"),
  );
  press("I pray again today");
  expect(await screen.findByText(/24.* – .*25/)).toBeTruthy();
  undo();
  expect(await screen.findByText(/^Since /)).toBeTruthy();
  cleanup();
  render(<Day />, { wrapper });
  expect(await screen.findByText(/^This day is in a pause/)).toBeTruthy();
  expect(screen.queryByRole("group")).toBeNull();
  press("Show the prayers all the same");
  expect(screen.getAllByRole("group")).toHaveLength(2);
  await act(async () => userData.settled());
  expect(userData.read("prayer-pause").ids).toEqual([]);
});
