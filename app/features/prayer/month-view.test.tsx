// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { MonthView } from "./month-view.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";

const { wrapper } = await inEnglish("prayer", "prayerparts");
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
