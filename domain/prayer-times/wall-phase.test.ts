import { describe, expect, test } from "vitest";
import { isSameDay } from "#domain/calendar-day.ts";
import { calendarDayIn, formatClock } from "#domain/zoned-time.ts";
import { type MosqueIqamah, noIqamah } from "./iqamah.ts";
import { angles18, calculationAt, jakarta, london, tromso } from "./methods.testing.ts";
import { aroundNow } from "./next-prayer.ts";
import { prayers } from "./prayer-name.ts";
import { type WallPhase, wallPhase } from "./wall-phase.ts";

const minute = 60_000;
const mosque: MosqueIqamah = {
  ...noIqamah,
  rules: {
    fajr: { after: 20 },
    dhuhr: { at: 13 * 60 + 15 },
    asr: { after: 15 },
    maghrib: { after: 5 },
    isha: { after: 10 },
  },
  jumuah: 13 * 60 + 30,
};

function phaseAt(place: typeof london, time: number, own: MosqueIqamah = mosque): WallPhase {
  return wallPhase(aroundNow(place, time, calculationAt(place, angles18)), own, time);
}

/** The phases of a stretch of time, each with how many minutes it lasted. */
function phases(place: typeof london, from: string, days: number) {
  const start = Date.parse(from);
  const found: { name: string; at: number; minutes: number }[] = [];
  for (let at = start; at < start + days * 1440 * minute; at += minute) {
    const phase = phaseAt(place, at);
    const name = phase.kind === "none" ? "none" : `${phase.kind} ${phase.next.prayer}`;
    const last = found.at(-1);
    if (last?.name === name) last.minutes += 1;
    else found.push({ name, at, minutes: 1 });
  }
  return found;
}

describe("a wall screen", () => {
  test("goes from adhan to iqamah to prayer, for a week, over midnights and the change to summer time", () => {
    // Summer time begins in London on 29 March 2026, a Sunday; the 27th is a Friday.
    const week = phases(london, "2026-03-25T01:00:00Z", 7);
    const order = prayers.flatMap((prayer) => [`adhan ${prayer}`, `iqamah ${prayer}`, `prayer ${prayer}`]);
    expect(week.slice(0, 105).map(({ name }) => name)).toEqual(Array.from({ length: 7 }, () => order).flat());
    const praying = week.filter(({ name }) => name.startsWith("prayer"));
    expect(praying).toHaveLength(35);
    expect(praying.map(({ minutes }) => minutes)).toEqual(
      Array.from({ length: 35 }, (_, index) => (index === 11 ? 40 : 10)),
    );
    const dhuhr = praying
      .filter(({ name }) => name === "prayer dhuhr")
      .map(({ at }) => formatClock(london.timeZone, at));
    expect(dhuhr).toEqual(["13:15", "13:15", "13:30", "13:15", "13:15", "13:15", "13:15"]);
  });

  test("goes back to the same phase when the clock jumps", () => {
    const at = Date.parse("2026-03-25T12:30:00Z");
    const before = phaseAt(london, at);
    expect(before).toMatchObject({ kind: "iqamah", next: { prayer: "dhuhr" } });
    expect(phaseAt(london, at + 9 * 3_600_000).kind).toBe("adhan");
    expect(phaseAt(london, at - 400 * 86_400_000).kind).not.toBe("none");
    expect(phaseAt(london, at)).toEqual(before);
  });

  test("waits after isha for the next day's fajr, and at midnight goes on without a gap", () => {
    const late = phaseAt(jakarta, Date.parse("2026-03-04T16:59:59Z"));
    const early = phaseAt(jakarta, Date.parse("2026-03-04T17:00:00Z"));
    expect(late).toEqual(early);
    expect(late.kind === "adhan" && isSameDay(late.next.day, { year: 2026, month: 3, day: 5 })).toBe(true);
  });

  test("shows a congregation that goes on over midnight", () => {
    const rules = { isha: { at: 23 * 60 + 55 } };
    const at = Date.parse("2026-05-20T23:02:00Z");
    const phase = phaseAt(london, at, { ...noIqamah, rules });
    expect(calendarDayIn(london.timeZone, at).day).toBe(21);
    expect(phase).toMatchObject({ kind: "prayer", next: { prayer: "isha", day: { day: 20 } } });
  });

  test("without any iqamah only waits for the next adhan", () => {
    const kinds = new Set(
      Array.from({ length: 288 }, (_, index) => phaseAt(jakarta, index * 5 * minute, noIqamah).kind),
    );
    expect([...kinds]).toEqual(["adhan"]);
  });

  test("says that there is no time where the sun gives none, or the clock is not a time", () => {
    const noon = Date.parse("2026-06-21T12:00:00Z");
    const calculation = calculationAt(tromso, angles18, { polarCircleResolution: "Unresolved" });
    const phase = wallPhase(aroundNow(tromso, noon, calculation), mosque, noon);
    // Of the day without a night only dhuhr and asr have a time.
    expect(phase).toMatchObject({ kind: "adhan", next: { prayer: "asr" } });
    expect(phaseAt(london, Number.NaN)).toEqual({ kind: "none", reason: "no-clock" });
  });
});
