import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMosqueTable } from "./mosque-table.ts";
import { dayMarks } from "./prayer-name.ts";

const first = { year: 2026, month: 3, day: 4 };

function read(text: string) {
  const { days, unread } = readMosqueTable(text, first);
  return {
    days: days.map(
      ({ day, times }) =>
        `${day.month}-${day.day} ${dayMarks.map((mark) => (times[mark] === undefined ? "-" : clock(times[mark]))).join(" ")}`,
    ),
    unread: unread.map(({ line, reason }) => `${line} ${reason}`),
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const day = "3-4 04:43 05:55 12:08 15:09 18:14 19:23";

describe("a pasted table", () => {
  test.each([
    ["24 hours", "04:43 05:55 12:08 15:09 18:14 19:23"],
    ["12 hours without am and pm", "4:43 5:55 12:08 3:09 6:14 7:23"],
    ["12 hours with am and pm", "4:43 AM  5:55am 12:08 p.m. 3:09PM 6:14 pm 7:23 Pm"],
    ["points", "04.43 | 05.55 | 12.08 | 15.09 | 18.14 | 19.23"],
    ["the French h", "4h43 5h55 12h08 15h09 18h14 19h23"],
    ["Arabic-Indic digits", "٠٤:٤٣ ٠٥:٥٥ ١٢:٠٨ ٠٣:٠٩ ٠٦:١٤ ٠٧:٢٣"],
    ["Arabic am and pm", "٤:٤٣ ص ٥:٥٥ ص ١٢:٠٨ م ٣:٠٩ م ٦:١٤ م ٧:٢٣ م"],
    ["Persian digits", "۰۴:۴۳ ۰۵:۵۵ ۱۲:۰۸ ۱۵:۰۹ ۱۸:۱۴ ۱۹:۲۳"],
    ["four digits", "0443 0555 1208 1509 1814 1923"],
    ["a weekday and a day's number before", "Wed 4  04:43, 05:55, 12:08, 15:09, 18:14, 19:23"],
    ["seconds", "04:43:10 05:55:00 12:08:59 15:09:00 18:14:00 19:23:00"],
    ["imsak first and dhuha between", "04:33 04:43 05:55 06:20 12:08 15:09 18:14 19:23"],
  ])("is read in %s", (_, line) => {
    expect(read(line)).toEqual({ days: [day], unread: [] });
  });

  test("is a week of lines, blank lines, titles and footnotes being passed over", () => {
    const text = `Masjid an-Nur, times for the week\r\n
      Day   Fajr  Sunrise Dhuhr  Asr  Maghrib  Isha
      Wed   04:43  05:55  12:08 15:09  18:14  19:23
      Thu   04:43  05:55  12:08 15:08  18:13  19:22

      Fri   04:43  05:55  12:07 15:07  18:13  19:22
      Jumuah is at one o'clock, in sha Allah`;
    const { days, unread } = read(text);
    expect(days).toHaveLength(3);
    expect(days.at(-1)).toBe("3-6 04:43 05:55 12:07 15:07 18:13 19:22");
    expect(unread).toEqual([]);
  });

  test("keeps its gaps where they are", () => {
    expect(read("04:43 -- 12:08 — 18:14 19:23").days).toEqual(["3-4 04:43 - 12:08 - 18:14 19:23"]);
    expect(read("04:43 --:-- 12:08 99:99 18:14 n/a").days).toEqual(["3-4 04:43 - 12:08 - 18:14 -"]);
  });

  test.each([
    ["tabs", "Wed\t04:43\t05:55\t\t15:09\t18:14\t19:23"],
    ["a word between tabs", "Wed\t04:43\t05:55\tclosed for now\t15:09\t18:14\t19:23"],
    ["bars", "| Wed | 04:43 | 05:55 | | 15:09 | 18:14 | 19:23 |"],
    ["commas", "04:43,05:55,,15:09,18:14,19:23"],
    ["a word among spaces", "Wed 04:43 05:55 مغلق 15:09 18:14 19:23"],
  ])("takes an empty place or a word for a gap: %s", (_, line) => {
    const gap = "3-4 04:43 05:55 - 15:09 18:14 19:23";
    expect(read(line)).toEqual({ days: [gap], unread: [] });
    expect(read(`Day\tFajr\tSunrise\tDhuhr\tAsr\tMaghrib\tIsha\n${line}`)).toEqual({
      days: [gap],
      unread: [],
    });
  });

  test("may lack its first or last time under a heading", () => {
    const heading = "Fajr | Sunrise | Dhuhr | Asr | Maghrib | Isha";
    expect(read(`${heading}\n | 05:55 | 12:08 | 15:09 | 18:14 | 19:23`).days).toEqual([
      "3-4 - 05:55 12:08 15:09 18:14 19:23",
    ]);
    expect(read(`${heading}\n04:43 | 05:55 | 12:08 | 15:09 | 18:14 | see board`).days).toEqual([
      "3-4 04:43 05:55 12:08 15:09 18:14 -",
    ]);
    expect(read(`${heading}\n05:55 12:08 15:09 18:14 19:23`).unread).toEqual(["2 unknown-columns"]);
  });

  test.each([
    "7 March 2026",
    "7 Mar",
    "March 7",
    "Mar 7, 2026",
    "7 mars",
    "7 Maret",
    "7 Mart",
    "٧ مارس",
    "۷ مارچ",
  ])("knows the date %s", (date) => {
    expect(read(`${date} 04:43 05:55 12:08 15:09 18:14 19:23`).days).toEqual([day.replace("3-4", "3-7")]);
  });

  test("takes a month's day without its year for the one near the first day", () => {
    const times = "04:43 05:55 12:08 15:09 18:14 19:23";
    const { days } = readMosqueTable(`31 Dec ${times}\n1 Jan ${times}`, { year: 2026, month: 12, day: 31 });
    expect(days.map((each) => each.day)).toEqual([
      { year: 2026, month: 12, day: 31 },
      { year: 2027, month: 1, day: 1 },
    ]);
  });

  test("goes by its heading, in any of the six languages", () => {
    for (const heading of [
      "Fajr Shuruq Dhuhr Asr Maghrib Isha",
      "الفجر الشروق الظهر العصر المغرب العشاء",
      "Fajr Chourouk Dohr Asr Maghreb Icha",
      "فجر طلوع ظہر عصر مغرب عشاء",
      "Subuh Terbit Zuhur Asar Magrib Isya",
      "İmsak Güneş Öğle İkindi Akşam Yatsı",
    ])
      expect(read(`${heading}\n04:43 05:55 12:08 15:09 18:14 19:23`).days, heading).toEqual([day]);
  });

  test("leaves out imsak and iqama where the heading names them", () => {
    const text = `Imsak Subuh Terbit Dhuha Dzuhur Ashar Maghrib Isya
                  04.33 04.43  05.55  06.20 12.08  15.09 18.14  19.23`;
    expect(read(text).days).toEqual([day]);
    const twice = `Fajr Iqama Dhuhr Iqama Asr Iqama Maghrib Iqama Isha Iqama
                   4:43 5:15 12:08 1:30 3:09 3:30 6:14 6:20 7:23 8:00`;
    expect(read(twice).days).toEqual(["3-4 04:43 - 12:08 15:09 18:14 19:23"]);
  });

  test.each([
    ["one after another", "Fajr Iqama Sunrise Dhuhr Iqama Asr Iqama Maghrib Iqama Isha Iqama"],
    [
      "named twice",
      "Fajr Begins | Fajr Jamaat | Sunrise | Zuhr Begins | Zuhr Jamaat | Asr Begins | Asr Jamaat | Maghrib | Maghrib Jamaat | Isha | Isha Jamaat",
    ],
    [
      "in Arabic",
      "الفجر إقامة الفجر الشروق الظهر إقامة الظهر العصر إقامة العصر المغرب إقامة المغرب العشاء إقامة العشاء",
    ],
    [
      "on a second line",
      "Fajr Sunrise Dhuhr Asr Maghrib Isha\nAdhan Iqamah Adhan Iqamah Adhan Iqamah Adhan Iqamah Adhan Iqamah",
    ],
    ["by their order alone", ""],
  ])("has its iqamah under a heading %s", (_, heading) => {
    const line = "4:43 5:15 5:55 12:08 1:30 3:09 3:30 6:14 6:20 7:23 8:00";
    expect(readMosqueTable(`${heading}\n${line}`, first).days).toEqual([
      {
        day: first,
        times: { fajr: 283, sunrise: 355, dhuhr: 728, asr: 909, maghrib: 1094, isha: 1163 },
        iqamah: { fajr: 315, dhuhr: 810, asr: 930, maghrib: 1100, isha: 1200 },
      },
    ]);
  });

  test("has its iqamah in the second of two columns, as a time or as minutes, and the Friday prayer on its own line", () => {
    const text = `Prayer   Adhan  Iqamah
                  Fajr     4:43   5:15
                  Sunrise  5:55
                  Dhuhr    12:08  1:30
                  Asr      3:09   +15
                  Maghrib  6:14   +5 min
                  Isha     7:23   8:00
                  Jumu'ah  1:15`;
    const { days, unread } = readMosqueTable(text, first);
    expect(unread).toEqual([]);
    expect(days).toEqual([
      {
        day: first,
        times: { fajr: 283, sunrise: 355, dhuhr: 728, asr: 909, maghrib: 1094, isha: 1163 },
        iqamah: { fajr: 315, dhuhr: 810, asr: 924, maghrib: 1099, isha: 1200 },
        jumuah: 795,
      },
    ]);
  });

  test("takes an iqamah before its adhan, or hours after it, for none", () => {
    const heading = "Fajr Iqama Dhuhr Iqama Asr Iqama Maghrib Iqama Isha Iqama";
    const [read] = readMosqueTable(
      `${heading}\n4:43 4:15 12:08 5:30 3:09 3:30 6:14 6:20 11:50 12:10`,
      first,
    ).days;
    expect(read?.iqamah).toEqual({ asr: 930, maghrib: 1100, isha: 1450 });
  });

  test("in French has mar. for a Tuesday, in English Mar. for March", () => {
    const times = "04h43 05h55 12h08 15h09 18h14 19h23";
    const french = readMosqueTable(`lun. 2 ${times}\nmar. 3 ${times}\nmer. 4 ${times}`, {
      year: 2026,
      month: 2,
      day: 2,
    });
    expect(french.days.map((each) => `${each.day.month}-${each.day.day}`)).toEqual(["2-2", "2-3", "2-4"]);
    expect(
      readMosqueTable(`Fajr Chourouk Dohr Asr Maghreb Icha\nmar. 3 ${times}`, first).days[0]?.day,
    ).toEqual(first);
    expect(read(`mar. 10 mars ${times}\nmer. 11 mars ${times}`).days[0]).toMatch(/^3-10 /);
    expect(read(`Mar. 3 ${times}`).days[0]).toMatch(/^3-3 /);
  });

  test("may have a prayer on each line and a day in each column", () => {
    const text = `Fajr    4:43 4:44 4:44
                  Sunrise 5:55 5:55 5:56
                  Dhuhr   12:08 12:08 12:08
                  Asr     3:09 3:09 3:08
                  Maghrib 6:14 -- 6:13
                  Isha    7:23 7:23 7:22`;
    expect(read(text).days).toEqual([
      day,
      "3-5 04:44 05:55 12:08 15:09 - 19:23",
      "3-6 04:44 05:56 12:08 15:08 18:13 19:22",
    ]);
  });

  test("goes by its own dates, whatever their order of day and month", () => {
    const times = "04:43 05:55 12:08 15:09 18:14 19:23";
    expect(read(`2026-03-10 ${times}`).days[0]).toMatch(/^3-10 /);
    expect(read(`10/03/2026 ${times}\n${times}`).days[1]).toMatch(/^3-11 /);
    expect(read(`10.03.2026 ${times}`).days[0]).toMatch(/^3-10 /);
    expect(read(`03/25/2026 ${times}`).days[0]).toMatch(/^3-25 /);
  });

  test("knows an isha after midnight", () => {
    expect(read("02:35 04:45 13:05 18:31 21:21 00:12").days).toEqual([
      "3-4 02:35 04:45 13:05 18:31 21:21 24:12",
    ]);
    expect(read("2:35 4:45 1:05 6:31 9:21 12:12").days).toEqual(["3-4 02:35 04:45 13:05 18:31 21:21 24:12"]);
  });

  test("says which lines it could not read, and why, and keeps the others", () => {
    const text = `04:43 05:55 12:08 15:09 18:14 19:23
      opens at 9:30
      1:00 2:00 3:00 4:00 5:00 6:00 7:00 8:00 9:00
      19:23 18:14 15:09 12:08 05:55 04:43
      04:43 05:55 12:08 15:08 18:13 19:22`;
    const { days, unread } = read(text);
    expect(days).toHaveLength(2);
    expect(unread).toEqual(["2 too-few-times", "3 unknown-columns", "4 out-of-order"]);
  });

  test("of words, nothing or noise gives no days and does not break", () => {
    for (const text of ["", "   ", "Assalamu alaykum", "\u0000\u0001", "::::", "12:", "x".repeat(100_000)])
      expect(read(text).days).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        for (const { times } of readMosqueTable(text, first).days)
          for (const minutes of Object.values(times)) expect(minutes).toBeLessThan(1800);
      }),
    );
  });
});
