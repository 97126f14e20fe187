// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import { saveText } from "#app/browser/save-text.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { noIqamah } from "#domain/prayer-times/iqamah.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { week } from "#domain/prayer-times/timetable.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { DaysTable } from "./days-table.tsx";
import { MonthView } from "./month-view.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";

vi.mock("#app/browser/save-text.ts", () => ({ saveText: vi.fn() }));

const { wrapper } = await inEnglish("prayer", "prayerparts", "iqamah");
const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const setting = { ...prayerCalculation(mecca, null, {}), isReady: true, origin: "chosen" } as const;

function open(address: string) {
  history.replaceState(null, "", address);
  render(<MonthView today={{ year: 2026, month: 11, day: 21 }} setting={setting} placeLabel="Mecca" />, {
    wrapper,
  });
}
const rows = () => document.querySelectorAll("tbody tr").length;
const next = () => fireEvent.click(screen.getByRole("button", { name: "Next month" }));

afterEach(cleanup);

test("the month after December is in the next year, says so, and stands in the address", () => {
  open("/prayer?tab=month&month=2026-12");
  expect(screen.getByText("December 2026")).toBeTruthy();
  next();
  expect(location.search).toBe("?tab=month&month=2027-01");
  expect(screen.getByText("The year is now 2027.")).toBeTruthy();
  expect(rows()).toBe(31);
  next();
  expect(screen.queryByText(/The year is now/)).toBeNull();
  expect(rows()).toBe(28);
  cleanup();
  // As after a reload.
  open(location.search);
  expect(screen.getByText("February 2027")).toBeTruthy();
});

test("a month that does not exist or is not computed shows the current one", () => {
  for (const month of ["2026-13", "1899-12", "2101-01", "x"]) {
    open(`/prayer?tab=month&month=${month}`);
    expect(screen.getByText("November 2026"), month).toBeTruthy();
    cleanup();
  }
  open("/prayer?tab=month&month=2100-12");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next month" }).disabled).toBe(true);
});

test("the month carries the mosque's name and iqamah on paper, in the table and in the calendar file", () => {
  const settings = renderHook(() => useSavedIqamah());
  const rules = { fajr: { after: 20 }, isha: { at: 20 * 60 + 15 } };
  act(() => settings.result.current.saveIqamah({ ...noIqamah, mosque: "Masjid an-Nur", rules, jumuah: 780 }));
  open("/prayer?tab=month&month=2026-11");
  expect(screen.getByText(/Masjid an-Nur · The second time/)).toBeTruthy();
  // Thirty days of fajr and isha, four Fridays.
  expect(document.querySelectorAll("tbody [data-iqamah]")).toHaveLength(64);
  fireEvent.click(screen.getByRole("button", { name: "Table (CSV)" }));
  const [, , table = ""] = vi.mocked(saveText).mock.lastCall ?? [];
  const [heading = "", first = ""] = table.split("\r\n");
  expect(heading).toContain("Fajr,Fajr iqamah,Sunrise,Dhuhr,Dhuhr iqamah,Asr,");
  expect(first).toContain(",20:15,");
  expect(heading).toMatch(/,Mosque’s name$/);
  expect(first).toMatch(/,Masjid an-Nur$/);
  expect(table.split("\r\n").filter((line) => line.includes(",13:00,"))).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Calendar file" }));
  const [, , calendar = ""] = vi.mocked(saveText).mock.lastCall ?? [];
  expect(calendar).toContain("DESCRIPTION:Iqamah 20:15");
  expect(calendar).toContain("LOCATION:Masjid an-Nur\\, Mecca");
  act(() => settings.result.current.saveIqamah(noIqamah));
});

const cairo = exactPlace(builtInCities, "Cairo") ?? expect.fail("Cairo is not built in");
const inCairo = { ...prayerCalculation(cairo, null, {}), isReady: true, origin: "chosen" } as const;
const today = { year: 2026, month: 11, day: 21 };

test("the calendar file of a month has every prayer as an instant, under the name of its month", () => {
  history.replaceState(null, "", "/prayer?tab=month");
  render(<MonthView today={today} setting={inCairo} placeLabel="Cairo" />, { wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Calendar file" }));
  const [name, , file = ""] = vi.mocked(saveText).mock.lastCall ?? [];
  expect(name).toBe("prayer-times-2026-11-01.ics");
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(new Set(events.map(({ startDate }) => startDate.toString().slice(0, 10))).size).toBe(30);
  const maghrib = events.filter(({ summary }) => summary === "Maghrib");
  expect(maghrib).toHaveLength(30);
  // In Cairo on 21 November 2026 16:56 local time is 14:56 UTC.
  const event = maghrib.find(({ startDate }) => startDate.toString().startsWith("2026-11-21"));
  expect(event?.startDate.toJSDate().toISOString()).toMatch(/^2026-11-21T14:5\d:00/);
  expect(event?.location).toBe("Cairo");
});

test("a week in Arabic has seven days of five prayers in its own digits", async () => {
  render(
    <MessagesProvider language="ar" messages={await loadMessages("ar", ["prayer"])}>
      <DaysTable
        caption="caption"
        method="method"
        days={week(cairo, today, inCairo.calculation)}
        moments={prayers}
        place={cairo}
        today={today}
      />
    </MessagesProvider>,
  );
  expect(rows()).toBe(7);
  expect(document.querySelectorAll("thead th")).toHaveLength(6);
  expect(document.querySelector("tbody tr")?.textContent).toMatch(/[٠-٩]+:[٠-٩]{2} ص/);
});
