// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { week } from "#domain/prayer-times/timetable.ts";
import { formatClock } from "#domain/zoned-time.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { MosqueSheet } from "./mosque-sheet.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";

const { wrapper } = await inEnglish("prayer", "prayerparts", "iqamah");

function cityOf(name: string) {
  const found = exactPlace(builtInCities, name);
  if (!found) throw new Error(`${name} is not built in`);
  return prayerCalculation(found, null, {});
}

/** A week of a city as its mosque prints it, in its own clock. */
function printed(city: string): string {
  const { place, calculation } = cityOf(city);
  return week(place, { year: 2026, month: 11, day: 21 }, calculation)
    .map(({ times }) => dayMarks.map((mark) => formatClock(place.timeZone, times[mark] ?? 0)).join(" "))
    .join("\n");
}

function match(city: string, pasted: string) {
  const setting = { ...cityOf(city), isReady: true, origin: "chosen" } as const;
  render(<MosqueSheet setting={setting} onClose={() => undefined} />, { wrapper });
  fireEvent.change(screen.getByLabelText("First day, where the lines have no date"), {
    target: { value: "2026-11-21" },
  });
  fireEvent.change(screen.getByLabelText("The times"), { target: { value: pasted } });
  fireEvent.click(screen.getByRole("button", { name: "Find the method" }));
}
const shift = () => document.querySelector("[data-shift]");

afterEach(cleanup);

test("a table of another city is said to be one, by how many minutes, and nothing is lost", () => {
  const medina = printed("Medina");
  match("Istanbul", medina);
  expect(shift()?.textContent).toMatch(
    /^This looks like a table of another place or of other days: its \w+ is \d+ minutes (later|earlier) than in Istanbul\./,
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("The times").value).toBe(medina);
  cleanup();
  match("Medina", medina);
  expect(document.querySelector("[data-match]")).toBeTruthy();
  expect(shift()).toBeNull();
});
