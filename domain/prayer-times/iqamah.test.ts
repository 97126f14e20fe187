import { describe, expect, test } from "vitest";
import { formatClock } from "#domain/zoned-time.ts";
import { dayTimes } from "./day-times.ts";
import { fitIqamah } from "./fit-iqamah.ts";
import { hasIqamah, isJumuah, type MosqueIqamah, noIqamah } from "./iqamah.ts";
import { congregationLength, iqamahTimes } from "./iqamah-times.ts";
import { angles18, calculationAt, jakarta, london } from "./methods.testing.ts";
import { readMosqueTable } from "./mosque-table.ts";
import { prayers } from "./prayer-name.ts";

const mosque = (change: Partial<MosqueIqamah>): MosqueIqamah => ({ ...noIqamah, ...change });

function iqamahOn(place: typeof jakarta, date: [number, number, number], change: Partial<MosqueIqamah>) {
  const [year, month, day] = date;
  const times = dayTimes(place, { year, month, day }, calculationAt(place, angles18));
  const found = iqamahTimes(times, place.timeZone, mosque(change));
  return prayers.map((prayer) => (found[prayer] === null ? "-" : formatClock(place.timeZone, found[prayer])));
}

describe("the iqamah", () => {
  test("is so many minutes after the adhan, or a time of the clock", () => {
    const rules = { fajr: { after: 25 }, dhuhr: { at: 13 * 60 }, isha: { at: 20 * 60 } };
    expect(iqamahOn(jakarta, [2026, 3, 4], { rules })).toEqual(["05:14", "13:00", "-", "-", "20:00"]);
  });

  test("is none where the season has moved the adhan past a fixed time, or hours before it", () => {
    const rules = { fajr: { at: 5 * 60 + 30 }, isha: { at: 21 * 60 + 30 } };
    expect(iqamahOn(london, [2026, 3, 4], { rules })[0]).toBe("05:30");
    expect(iqamahOn(london, [2026, 12, 20], { rules })[0]).toBe("-");
    expect(iqamahOn(london, [2026, 6, 20], { rules })[4]).toBe("-");
  });

  test("of a late isha may be after midnight", () => {
    const rules = { isha: { at: 15 } };
    const times = dayTimes(london, { year: 2026, month: 5, day: 20 }, calculationAt(london, angles18));
    const { isha } = iqamahTimes(times, london.timeZone, mosque({ rules }));
    expect(isha !== null && new Date(isha).toISOString()).toBe("2026-05-20T23:15:00.000Z");
  });

  test("keeps its time of the clock when summer time begins", () => {
    const rules = { dhuhr: { at: 13 * 60 + 15 } };
    for (const day of [28, 29]) expect(iqamahOn(london, [2026, 3, day], { rules })[1]).toBe("13:15");
  });

  test("of dhuhr is the Friday prayer's on a Friday", () => {
    const change = { rules: { dhuhr: { after: 10 } }, jumuah: 13 * 60 };
    expect(iqamahOn(jakarta, [2026, 3, 5], change)[1]).toBe("12:15");
    expect(iqamahOn(jakarta, [2026, 3, 6], change)[1]).toBe("13:00");
    const friday = { year: 2026, month: 3, day: 6 };
    expect(isJumuah(mosque(change), friday, "dhuhr")).toBe(true);
    expect(isJumuah(mosque({}), friday, "dhuhr")).toBe(false);
    expect(congregationLength(mosque(change), friday, "dhuhr")).toBe(40);
    expect(congregationLength(mosque(change), friday, "asr")).toBe(10);
  });

  test("as printed by day holds until the next change, and not after the table", () => {
    const dated = [
      { from: "2026-03-02", minute: 330 },
      { from: "2026-03-05", minute: 320 },
    ];
    const rules = { fajr: { dated, until: "2026-03-07" } };
    const fajr = [1, 2, 4, 5, 7, 8].map((day) => iqamahOn(jakarta, [2026, 3, day], { rules })[0]);
    expect(fajr).toEqual(["-", "05:30", "05:30", "05:20", "05:20", "-"]);
  });

  test("is known where any prayer has a rule", () => {
    expect(hasIqamah(noIqamah)).toBe(false);
    expect(hasIqamah(mosque({ jumuah: 780 }))).toBe(true);
    expect(hasIqamah(mosque({ rules: { asr: { after: 0 } } }))).toBe(true);
  });
});

describe("the iqamah of a timetable", () => {
  const first = { year: 2026, month: 3, day: 4 };
  const heading = "Fajr Iqama Dhuhr Iqama Asr Iqama Maghrib Iqama Isha Iqama";

  test("is minutes after the adhan, a time of the clock, or as printed", () => {
    const { days } = readMosqueTable(
      `${heading}
       4:43 5:15 12:08 1:30 3:09 3:30 6:14 6:19 7:23 8:00
       4:42 5:15 12:08 1:30 3:09 3:30 6:13 6:18 7:22 8:00
       4:41 5:00 12:07 1:30 3:08 3:45 6:12 6:17 7:21 8:00`,
      first,
    );
    expect(fitIqamah(days)).toEqual({
      rules: {
        fajr: {
          dated: [
            { from: "2026-03-04", minute: 315 },
            { from: "2026-03-06", minute: 300 },
          ],
          until: "2026-03-06",
        },
        dhuhr: { at: 810 },
        asr: {
          dated: [
            { from: "2026-03-04", minute: 930 },
            { from: "2026-03-06", minute: 945 },
          ],
          until: "2026-03-06",
        },
        maghrib: { after: 5 },
        isha: { at: 1200 },
      },
      jumuah: null,
    });
  });

  test("of one day is a time of the clock where it is round, else minutes", () => {
    const { days } = readMosqueTable("Fajr 4:43 5:15\nDhuhr 12:08 12:18\nAsr 3:09 3:30\nJumuah 1:15", first);
    expect(fitIqamah(days)).toEqual({
      rules: { fajr: { at: 315 }, dhuhr: { after: 10 }, asr: { at: 930 } },
      jumuah: 795,
    });
  });

  test("is undefined where the table has none", () => {
    expect(fitIqamah(readMosqueTable("04:43 05:55 12:08 15:09 18:14 19:23", first).days)).toBeUndefined();
    expect(fitIqamah([])).toBeUndefined();
  });
});
