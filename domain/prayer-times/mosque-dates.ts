import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { type CalendarDay, dayNumber, isCalendarDay } from "#domain/calendar-day.ts";

/** The date of a line, and the line without it. */
export type DatedLine = { readonly day: CalendarDay | undefined; readonly rest: string };

const numeric = /(?<!\d)(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))(?!\d)/;
const dayBefore = /(?<![\d:.])(\d{1,2})[\s.-]{1,3}(\p{L}[\p{L}\p{M}]*)\.?(?:[\s,-]{1,3}(\d{4}))?(?!\d)/gu;
const dayAfter = /(\p{L}[\p{L}\p{M}]*)\.?[\s-](\d{1,2})(?:st|nd|rd|th)?(?:[\s,]{1,2}(\d{4}))?(?![\d:.])/gu;

const frenchDay =
  /(?<!\p{L})(?:lun|mer|jeu|ven|dim)(?:\.|di|credi|dredi)?\s{1,3}\d|(?<!\p{L})(?:chourou[kq]|dohr|icha|mardi)(?!\p{L})/iu;

/** True for a table in French, where `mar. 3` is a Tuesday and not March. */
export function isFrenchTable(text: string): boolean {
  return frenchDay.test(text);
}

/**
 * The date of a line, in numbers with its year or with a month's name; a missing year is the one near
 * `first`. In a French table `mar` is a weekday.
 */
export function readDate(text: string, first: CalendarDay, isFrench = false): DatedLine {
  const named = isFrench ? text.replace(/(?<!\p{L})mar(?:di)?(?!\p{L})\.?/giu, " ") : text;
  return readNumericDate(text) ?? readNamedDate(named, first) ?? { day: undefined, rest: text };
}

/** Day before month, unless only the other order is a date. */
function readNumericDate(text: string): DatedLine | undefined {
  const match = numeric.exec(text);
  if (!match) return undefined;
  const [y1, m1, d1, a, b, y2] = match.slice(1).map((part) => Number(part ?? 0));
  const possible = match[1]
    ? [{ year: y1 ?? 0, month: m1 ?? 0, day: d1 ?? 0 }]
    : [
        { year: y2 ?? 0, month: b ?? 0, day: a ?? 0 },
        { year: y2 ?? 0, month: a ?? 0, day: b ?? 0 },
      ];
  return { day: possible.find(isCalendarDay), rest: text.replace(match[0], " ") };
}

function readNamedDate(text: string, first: CalendarDay): DatedLine | undefined {
  const found = [
    ...[...text.matchAll(dayBefore)].map(([all, day, name, year]) => ({ all, day, name, year })),
    ...[...text.matchAll(dayAfter)].map(([all, name, day, year]) => ({ all, day, name, year })),
  ];
  for (const { all, day, name, year } of found) {
    const month = monthNamed(name ?? "");
    if (month === undefined) continue;
    const years = year ? [Number(year)] : [first.year, first.year - 1, first.year + 1];
    const possible = years.map((each) => ({ year: each, month, day: Number(day) })).filter(isCalendarDay);
    const [nearest] = possible.sort((a, b) => daysApart(a, first) - daysApart(b, first));
    if (nearest) return { day: nearest, rest: text.replace(all, " ") };
  }
  return undefined;
}

function daysApart(a: CalendarDay, b: CalendarDay): number {
  return Math.abs(dayNumber(a) - dayNumber(b));
}

let months: ReadonlyMap<string, number> | undefined;

function monthNamed(word: string): number | undefined {
  months ??= monthNames();
  return months.get(foldMonth(word));
}

/** Long and short names in the six languages; both sets of Arabic names. */
function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const locale of ["en", "ar-EG", "ar-SY", "ar-DZ", "fr", "ur", "id", "tr"])
    for (const width of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month: width, timeZone: "UTC" });
      for (let month = 1; month <= 12; month++) {
        // In a two-word name (كانون الثاني) neither word alone is a month, so such a month is not recognised.
        const name = foldMonth(format.format(Date.UTC(2026, month - 1, 15)));
        if (name.length >= 3 && !names.has(name)) names.set(name, month);
      }
    }
  return names;
}

function foldMonth(word: string): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f.]/g, "")
    .replaceAll("ı", "i");
  return foldArabic(plain);
}
