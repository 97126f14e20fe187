import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveText } from "#app/browser/save-text.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { defaultReckoning, hijriMonthLength } from "#domain/hijri/hijri-calendar.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { CalendarPage, withPreposition } from "./calendar-page.tsx";

// @vitest-environment happy-dom

vi.mock("#app/browser/save-text.ts", () => ({ saveText: vi.fn() }));

const texts = await loadCalendarTexts("en");
const { wrapper } = await inEnglish("calendar", "crescent", "shell");
const now = Date.UTC(2026, 1, 20, 10);

function open(address: string) {
  history.replaceState(null, "", address);
  render(<CalendarPage texts={texts} madeAt={now} />, { wrapper });
}
const month = () => screen.getByRole("heading", { level: 2, name: / \d{4}$/ }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a month is chosen by its name, and the one after the twelfth is in the next year", async () => {
  open("/islamic-calendar");
  fireEvent.click(await screen.findByRole("button", { name: /Dhu al-Hijjah/ }));
  await waitFor(() => expect(month()).toBe("Dhu al-Hijjah 1447"));
  press("Next month");
  await waitFor(() => expect(month()).toBe("Muharram 1448"));
  expect(location.search).toBe("?month=1448-01");
  expect(screen.getByText("The year is now 1448 AH.")).toBeTruthy();
  const days = hijriMonthLength(defaultReckoning, 1448, 1) ?? 0;
  await waitFor(() => expect(document.querySelectorAll("[data-hijri-day]")).toHaveLength(days));
  expect(screen.getByText(`Month 1 · ${days} days`)).toBeTruthy();
  press("Previous month");
  await waitFor(() => expect(month()).toBe("Dhu al-Hijjah 1447"));
});

test("the month of the address is shown, as after a reload", () => {
  open("/islamic-calendar?month=1448-01");
  expect(month()).toBe("Muharram 1448");
});

test("without a month in the address the current one is shown, with today marked", async () => {
  open("/islamic-calendar");
  await waitFor(() => expect(month()).toBe("Ramadan 1447"));
  expect(document.querySelector("td[aria-current=date]")?.getAttribute("data-hijri-day")).toBe("3");
  // 1 Ramadan 1447 was 18 February 2026 by Umm al-Qura.
  expect(document.querySelector("[data-hijri-today]")?.textContent).toBe("3 Ramadan 1447 AH");
  const days = document.querySelector("[data-days]")?.getAttribute("data-days");
  await waitFor(() => expect(document.querySelectorAll("[data-hijri-day]")).toHaveLength(Number(days)));
  expect(screen.getByRole("heading", { name: "Events in Ramadan" })).toBeTruthy();
});

test("the last month of the calendar says how far it goes and has no next one", () => {
  open("/islamic-calendar?month=1500-12");
  expect(screen.getAllByText("This calendar runs from 1343 to 1500 AH.").length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next month" }).disabled).toBe(true);
});

test("the converter converts both ways and rejects a day that does not exist", async () => {
  open("/islamic-calendar");
  fireEvent.keyDown(window, { key: "Tab" });
  const converter = within(await screen.findByRole("region", { name: "Converter" }));
  const toHijri = () => document.querySelector("[data-to-hijri]")?.textContent;
  const toGregorian = () => document.querySelector("[data-to-gregorian]")?.textContent;
  fireEvent.change(converter.getByLabelText("Gregorian date"), { target: { value: "2026-03-20" } });
  expect(toHijri()).toBe("1 Shawwal 1447 AH");
  fireEvent.change(converter.getByRole("combobox", { name: "Month" }), { target: { value: "10" } });
  fireEvent.change(converter.getByRole("combobox", { name: "Day" }), { target: { value: "1" } });
  expect(toGregorian()).toContain("20 March 2026");
  fireEvent.change(converter.getByRole("combobox", { name: "Day" }), { target: { value: "30" } });
  expect(toGregorian()).toBe("There is no such day.");
  fireEvent.change(converter.getByLabelText("Gregorian date"), { target: { value: "1990-01-01" } });
  expect(toHijri()).toContain("approximate");
  fireEvent.change(converter.getByRole("textbox", { name: "Year" }), { target: { value: "9999" } });
  expect(toGregorian()).toBe("This calendar runs from 1343 to 1500 AH.");
});

test("events of another year are two presses away, and a year out of range is rejected", async () => {
  open("/islamic-calendar?tab=events");
  const year = await screen.findByRole<HTMLInputElement>("textbox", { name: "Another year" });
  fireEvent.change(year, { target: { value: "9999" } });
  expect(year.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toContain("This calendar runs from");
  press("2028");
  await waitFor(() => expect(location.search).toBe("?tab=events&year=2028"));
  expect(screen.getByRole("button", { name: "2028" }).getAttribute("aria-pressed")).toBe("true");
});

test("Ramadan 2028 is open after a reload, and a Hijri year can be chosen too", async () => {
  open("/islamic-calendar");
  fireEvent.click(screen.getByRole("tab", { name: "Important Events" }));
  fireEvent.click(await screen.findByRole("button", { name: "2028" }));
  const event = (name: RegExp) => screen.getByRole("button", { name }).textContent;
  await waitFor(() => expect(event(/First day of Ramadan/)).toContain("28 January 2028"));
  fireEvent.click(screen.getByRole("button", { name: /First day of Ramadan/ }));
  expect((await screen.findByRole("dialog")).textContent).toContain("28 January 2028");
  const { search } = location;
  cleanup();
  open(`/islamic-calendar${search}`);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("28 January 2028");
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const year = () => screen.getByRole("textbox", { name: "Another year" });
  fireEvent.change(year(), { target: { value: "2090" } });
  expect(screen.getByRole("alert").textContent).toContain("1343 to 1500 AH, August 1924 to November 2077");
  const by = screen.getByLabelText<HTMLSelectElement>("Years by");
  const hijri = within(by).getByRole<HTMLOptionElement>("option", { name: "Hijri years" });
  fireEvent.change(by, { target: { value: hijri.value } });
  fireEvent.change(year(), { target: { value: "1460" } });
  await waitFor(() => expect(event(/Eid al-Fitr/)).toContain("1 Shawwal 1460 AH"));
});

test("on 25 Ramadan the last ten nights are now, not days ago", async () => {
  vi.setSystemTime(Date.UTC(2026, 2, 14, 10));
  open("/islamic-calendar");
  await waitFor(() =>
    expect(document.querySelector("[data-hijri-today]")?.textContent).toBe("25 Ramadan 1447 AH"),
  );
  const nights = await screen.findByRole("button", { name: /Last Ten Nights/i });
  expect(nights.textContent?.trim()).toMatch(/now$/);
});

test("events show their type and days, and all of them are saved to a calendar file", async () => {
  open("/islamic-calendar?tab=events");
  const eid = await screen.findByRole("button", { name: /Eid al-Fitr/ });
  expect(eid.querySelector("[data-type]")?.getAttribute("data-type")).toBe("major");
  await waitFor(() => expect(eid.textContent).toMatch(/in \d+ days/));
  fireEvent.click(eid);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.textContent).toContain("What one may do"));
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("Calendar file");
  await waitFor(() => expect(saveText).toHaveBeenCalled());
  const [name = "", type, file = ""] = vi.mocked(saveText).mock.lastCall ?? [];
  expect([name, type]).toEqual([
    expect.stringMatching(/^islamic-events-2026-\d\d-\d\d\.ics$/),
    "text/calendar",
  ]);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.length).toBeGreaterThan(10);
  for (const { startDate, endDate } of events) {
    expect(startDate.isDate).toBe(true);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const fitr = events.find(({ startDate }) => startDate.toString() === "2026-03-20");
  expect(fitr?.summary).toMatch(/Eid al-Fitr/);
});

test("the event of the address is open with its description and coming dates", async () => {
  const [event] = texts.events;
  open(`/islamic-calendar?event=${event?.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: event?.name ?? "" }));
  expect(dialog.getByText(event?.significance ?? "")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(location.search).toBe(""));
});

test.each([
  ["Le Caire", "au Caire"],
  ["Le Mans", "au Mans"],
  ["Les Abymes", "aux Abymes"],
  ["les Escaldes", "aux Escaldes"],
  ["La Mecque", "à La Mecque"],
  ["La Havane", "à La Havane"],
  ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses"],
  ["Londres", "à Londres"],
  ["Alger", "à Alger"],
  ["Lelystad", "à Lelystad"],
  ["Leshan", "à Leshan"],
  ["Le", "à Le"],
])("%s with its French preposition is %s", (name, expected) => {
  expect(withPreposition(name, "fr")).toBe(expected);
});

test("in other languages the name stays as it is, because the message has the preposition", () => {
  expect(withPreposition("Le Mans", "en")).toBe("Le Mans");
  expect(withPreposition("القاهرة", "ar")).toBe("القاهرة");
});

test("the authority of the place decides, its months are expected, and a corrected first day moves today", async () => {
  open("/islamic-calendar");
  fireEvent.keyDown(window, { key: "Tab" });
  const authority = await screen.findByLabelText(/Who says/);
  fireEvent.change(authority, { target: { value: "pakistan" } });
  const today = () => document.querySelector("[data-hijri-today]")?.textContent;
  await waitFor(() => expect(today()).toBe("2 Ramadan 1447 AH"));
  expect(screen.getAllByText(/Ruet-e-Hilal Committee decides/).length).toBeGreaterThan(0);
  const first = screen.getByLabelText("First day of Ramadan where you are");
  expect(within(first).getAllByRole("option")[0]?.textContent).toMatch(/19 Feb, as calculated|18 Feb/);
  const other = within(first)
    .getAllByRole<HTMLOptionElement>("option")
    .find((option) => option.value !== "0");
  fireEvent.change(first, { target: { value: other?.value } });
  await waitFor(() =>
    expect(screen.getAllByText("You set the first day of this month.").length).toBeGreaterThan(0),
  );
  expect(today()).not.toBe("2 Ramadan 1447 AH");
  press("Remove my corrections");
  await waitFor(() => expect(today()).toBe("2 Ramadan 1447 AH"));
  fireEvent.change(authority, { target: { value: "place" } });
  await waitFor(() => expect(today()).toBe("3 Ramadan 1447 AH"));
});

test("the crescent of the month opens with its figures and says on which evening", async () => {
  open("/islamic-calendar?month=1447-10");
  fireEvent.click(await screen.findByRole("button", { name: "Show the crescent" }));
  const evening = await screen.findByLabelText("Evening");
  expect(
    within(evening)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Wednesday, 18 March 2026", "Thursday, 19 March 2026"]);
  fireEvent.change(evening, { target: { value: "1" } });
  expect(await screen.findByRole("img", { name: /^Facing west at the best time/ })).toBeTruthy();
  expect(screen.getByText("Yallop’s q")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Draw the world map" })).toBeTruthy();
  press("Hide the crescent");
  await waitFor(() => expect(screen.queryByLabelText("Evening")).toBeNull());
});

test("the days of fasting are listed by the calendar, filtered, and marked in the month", async () => {
  open("/islamic-calendar?tab=fasting");
  const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  await screen.findByRole("heading", { name: "Fasting and Al-Kahf" });
  // 20 February 2026 is a Friday, 3 Ramadan by Umm al-Qura.
  expect(rows()[0]).toMatch(
    /^Ramadan, day 3 and Surah Al-KahfexpectedFriday,? 20 February 20263 Ramadan 1447 AHtodaySuhur until .+, iftar at .+\n/,
  );
  press("Arafah");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toMatch(/^Day of Arafahexpected.*26 May 20269 Dhu al-Hijjah 1447 AH/);
  expect(location.search).toBe("?tab=fasting&days=arafah");
  press("Days without fasting");
  await waitFor(() => expect(rows()).toHaveLength(5));
  press("All");
  await waitFor(() => expect(rows()).toHaveLength(12));
  press("Show more days");
  await waitFor(() => expect(rows()).toHaveLength(36));
  cleanup();

  open("/islamic-calendar?month=1447-12");
  fireEvent.keyDown(window, { key: "Tab" });
  const cell = (day: number) => document.querySelector(`[data-hijri-day="${day}"]`);
  const mark = (day: number) => cell(day)?.querySelector("[data-mark]")?.getAttribute("data-mark");
  await waitFor(() => expect(mark(9)).toBe("fast"));
  expect(cell(9)?.textContent).toContain("Day of Arafah");
  expect([10, 11, 13, 14].map(mark)).toEqual(["noFast", "noFast", "noFast", "fast"]);
  expect(mark(2)).toBeUndefined();
});
