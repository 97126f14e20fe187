import { dateFormat } from "#app/i18n/date-format.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { timeText } from "#app/i18n/time-text.ts";
import { loadWords } from "#app/i18n/words.ts";
import type { PlaceOrigin } from "#app/storage/known-place.ts";
import { calculationMethod, suggestedCalculation } from "#content/calculation-methods/index.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { addDays, type CalendarDay, dayNumber, isSameDay } from "#domain/calendar-day.ts";
import {
  comingEvents,
  type EventDate,
  eventsOfGregorianYear,
  eventsOfYear,
  type YearlyEvent,
} from "#domain/hijri/event-dates.ts";
import {
  defaultReckoning,
  gregorianDayOf,
  type HijriReckoning,
  hijriDateOf,
} from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { hijriToday } from "#domain/hijri/hijri-today.ts";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Language } from "#domain/language.ts";
import { type Place, placeName } from "#domain/places/place.ts";
import type {
  DateQuestion,
  PracticalQuestion,
  ZakatQuestion,
} from "#domain/practical-questions/practical-tools.ts";
import { type CalculationChoices, calculationFor } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import { aroundNow, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { substitutedTimes } from "#domain/prayer-times/substituted-times.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { distanceToKaaba, qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { fortieth, nisabGrams } from "#domain/zakat/zakat.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";

/** What a practical question is answered with. */
export type PracticalMeans = {
  readonly language: Language;
  /** When it was asked. */
  readonly now: Instant;
  /** The asker's place and how it is known; absent where nothing is known of them. */
  readonly own?: { readonly place: Place; readonly origin: PlaceOrigin };
  /** Finds the place that a question names. */
  readonly findPlace: (asked: string) => Promise<Place | undefined>;
  /** The person's own method and choices, for their own place. */
  readonly method?: MethodName | null;
  readonly choices?: CalculationChoices;
  /** As the person chose; undefined for what is usual in the language and the country. */
  readonly is24Hour?: boolean | undefined;
  readonly reckoning?: HijriReckoning;
  /** True where the person lets the Hijri day begin at maghrib. */
  readonly isFromMaghrib?: boolean;
};

/** An answer in sentences, with the times of a day as a list, and the page that goes on from it. */
export type PracticalAnswer = {
  readonly lines: readonly string[];
  readonly times: readonly { readonly name: string; readonly time: string }[];
  readonly link: { readonly title: string; readonly url: string };
};

type Words = Awaited<ReturnType<typeof loadWords<"practical">>>;
type Writing = PracticalMeans & { readonly text: Words };

/** Answers a question for times, the qibla, a date or a sum of zakat. Rejects when words or an index fail to load. */
export async function practicalAnswer(
  question: PracticalQuestion,
  means: PracticalMeans,
): Promise<PracticalAnswer> {
  const { language } = means;
  const [text, shell] = await Promise.all([loadWords(language, "practical"), loadWords(language, "shell")]);
  const writing = { ...means, text };
  switch (question.tool) {
    case "prayer-times":
    case "qibla": {
      const link = { title: shell("title.prayer"), url: "/prayer" };
      return { times: [], link, ...(await placedAnswer(question, writing)) };
    }
    case "zakat":
    case "zakat-metal": {
      const answers = await loadWords(language, "answers");
      const link = { title: answers("card.zakat"), url: "/donations" };
      return { lines: zakatLines(question, writing), times: [], link };
    }
    default: {
      const link = { title: shell("title.islamicCalendar"), url: "/islamic-calendar" };
      return { lines: await dateLines(question, writing), times: [], link };
    }
  }
}

type PlacedQuestion = Extract<PracticalQuestion, { tool: "prayer-times" | "qibla" }>;
type Known = { readonly place: Place; readonly isOwn: boolean };
type Placed = Pick<PracticalAnswer, "lines"> & Partial<Pick<PracticalAnswer, "times">>;

async function placedAnswer(question: PlacedQuestion, writing: Writing): Promise<Placed> {
  const { text, own } = writing;
  const found = question.place === undefined ? undefined : await writing.findPlace(question.place);
  if (question.place !== undefined && !found)
    return { lines: [text("unknownPlace", { place: question.place })] };
  const known: Known | undefined = found
    ? { place: found, isOwn: found.id === own?.place.id }
    : own && { place: own.place, isOwn: true };
  if (!known) return { lines: [text(question.tool === "qibla" ? "qiblaNeedsPlace" : "timesNeedPlace")] };
  const answer =
    question.tool === "qibla"
      ? qiblaAnswer(known.place, writing)
      : await timesAnswer(question, known, writing);
  const note = found ? undefined : placeNote(writing);
  return { ...answer, lines: [...answer.lines, ...(note ? [note] : [])] };
}

/** How the place is known, where the person did not choose it. */
function placeNote({ own, text }: Writing): string | undefined {
  if (own?.origin === "guessed") return text("placeGuessed");
  return own?.origin === "default" ? text("placeDefault") : undefined;
}

function qiblaAnswer(place: Place, { text, language }: Writing): Placed {
  const bearing = qiblaBearing(place);
  const name = labelOf(place, language, text);
  if (bearing === null) return { lines: [text("qiblaThere", { place: name })] };
  const distance = formatNumber(Math.round(distanceToKaaba(place)), language);
  const degrees = formatNumber(roundedBearing(bearing), language, { maximumFractionDigits: 1 });
  return { lines: [text("qibla", { place: name, degrees, distance })] };
}

function labelOf(place: Place, language: Language, text: Words): string {
  const name = placeName(place, language);
  return name || text("yourPlace");
}

/** How a place's times are computed: as the person chose for their own place, as is usual in the country elsewhere. */
function calculationAt({ place, isOwn }: Known, { method, choices }: PracticalMeans) {
  const suggested = suggestedCalculation(place.countryCode);
  const own = isOwn ? (choices ?? {}) : {};
  return calculationFor(
    calculationMethod((isOwn ? method : null) ?? suggested.method),
    { ...own, madhab: own.madhab ?? suggested.madhab },
    place.latitude,
    substitutedTimes,
  );
}

/** Languages whose clocks have twenty-four hours wherever they are read. */
const write24Hours: ReadonlySet<Language> = new Set(["fr", "id", "tr"]);

async function timesAnswer(
  { moment, day }: Extract<PracticalQuestion, { tool: "prayer-times" }>,
  known: Known,
  writing: Writing,
): Promise<Placed> {
  const { text, language, now } = writing;
  const { place } = known;
  const calculation = calculationAt(known, writing);
  const prayer = await loadWords(language, "prayer");
  const today = calendarDayIn(place.timeZone, now);
  const shown = day === "tomorrow" ? addDays(today, 1) : today;
  const times = timetable(place, shown, 1, calculation)[0]?.times;
  const is24Hour = writing.is24Hour ?? (write24Hours.has(language) || is24HourIn(place.countryCode));
  const clock = { timeZone: place.timeZone, is24Hour };
  const write = (at: Instant | null | undefined) =>
    at == null ? "—" : timeText(at, clock, language, prayer);
  const values = { place: labelOf(place, language, text), day: longDay(shown, language) };
  const list = dayMarks.map((mark) => ({ name: prayer(`name.${mark}`), time: write(times?.[mark]) }));
  const note = text("timesNote");
  if (moment === "all") return { lines: [text("times", values), note], times: list };
  if (moment === "lastThird")
    return { lines: [text("lastThird", { ...values, time: write(times?.lastThird) }), note] };
  if (moment !== "next") {
    const name = prayer(`name.${moment}`);
    return { lines: [text("timeOf", { ...values, name, time: write(times?.[moment]) }), note], times: list };
  }
  const next = nextPrayer(aroundNow(place, now, calculation), now);
  if ("none" in next) return { lines: [text("times", values), note], times: list };
  const name = prayer(`name.${next.mark}`);
  const nextDay = longDay(next.day, language);
  return {
    lines: [text("nextIs", { ...values, day: nextDay, name, time: write(next.at) }), note],
    times: list,
  };
}

function longDay({ year, month, day }: CalendarDay, language: Language): string {
  const format = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  } as const;
  return dateFormat(language, format).format(Date.UTC(year, month - 1, day));
}

async function dateLines(question: DateQuestion, writing: Writing): Promise<readonly string[]> {
  const { text, language, now, own, reckoning = defaultReckoning } = writing;
  const [{ months, events }, calendar] = await Promise.all([
    loadCalendarTexts(language),
    loadWords(language, "calendar"),
  ]);
  const plain = (number: number) => formatNumber(number, language, { useGrouping: false });
  const hijriText = ({ year, month, day }: HijriDate) =>
    calendar("hijriDate", { day: plain(day), month: months[month - 1]?.name ?? "", year: plain(year) });
  const zone = own?.place.timeZone ?? "UTC";
  const today = calendarDayIn(zone, now);
  const both = (hijri: HijriDate | undefined, day: CalendarDay | undefined) =>
    hijri && day
      ? [text("sameDay", { hijri: hijriText(hijri), gregorian: longDay(day, language) }), text("dateNote")]
      : [text("noSuchDay")];
  switch (question.tool) {
    case "hijri-today": {
      const maghrib = maghribOf(writing);
      const hijri = hijriToday(now, zone, reckoning, maghrib);
      return hijri
        ? [text("today", { hijri: hijriText(hijri), gregorian: longDay(today, language) }), text("dateNote")]
        : [text("noSuchDay")];
    }
    case "gregorian-day":
      return both(hijriDateOf(question.day, reckoning), question.day);
    case "hijri-day":
      return both(question.hijri, gregorianDayOf(question.hijri, reckoning));
    default: {
      const isMonth = question.tool === "hijri-month";
      const wanted: readonly (YearlyEvent & { readonly name: string; readonly id: string })[] = isMonth
        ? [{ id: "", name: "", hijriDate: { month: question.month, day: question.day } }]
        : events.filter(({ id }) =>
            question.event === "next-eid"
              ? id === "eid-al-fitr" || id === "eid-al-adha"
              : id === question.event,
          );
      const found = datesOf(wanted, question.year, today, reckoning);
      if (found.length === 0) return [text("noSuchDay")];
      const lines = found.map((one) => {
        const values = { hijri: hijriText(one.hijri), gregorian: longDay(one.gregorian, language) };
        return one.event.name === ""
          ? text("sameDay", values)
          : text("eventOn", { ...values, name: one.event.name });
      });
      const [first] = found;
      const days =
        first && question.year === undefined ? daysText(first.gregorian, today, writing) : undefined;
      return [...lines, ...(days ? [days] : []), text("dateNote")];
    }
  }
}

/** The next date, or those of a year of either calendar. */
function datesOf<Event extends YearlyEvent>(
  events: readonly Event[],
  year: number | undefined,
  today: CalendarDay,
  reckoning: HijriReckoning,
): readonly EventDate<Event>[] {
  if (year === undefined) return comingEvents(events, today, 1, reckoning).slice(0, 1);
  return year < 1700
    ? eventsOfYear(events, year, today, reckoning)
    : eventsOfGregorianYear(events, year, today, reckoning);
}

function daysText(day: CalendarDay, today: CalendarDay, { text, language }: Writing): string | undefined {
  const count = dayNumber(day) - dayNumber(today);
  if (isSameDay(day, today)) return text("isToday");
  return count > 0 ? text("daysLeft", { count, number: formatNumber(count, language) }) : undefined;
}

/** The maghrib of a day at the person's place, where their Hijri day begins with it. */
function maghribOf(means: PracticalMeans): ((day: CalendarDay) => Instant | null) | undefined {
  const { own, isFromMaghrib } = means;
  if (!own || !isFromMaghrib) return undefined;
  const calculation = calculationAt({ place: own.place, isOwn: true }, means);
  return (day) => timetable(own.place, day, 1, calculation)[0]?.times.maghrib ?? null;
}

function zakatLines(question: ZakatQuestion, { text, language }: Writing): readonly string[] {
  const print = (number: number) => formatNumber(number, language, { maximumFractionDigits: 2 });
  const { gold, silver } = nisabGrams.dinar;
  const nisab = { gold: print(gold), silver: print(silver), tolaGold: print(nisabGrams.tola.gold) };
  if (question.tool === "zakat") {
    const withUnit = (number: number) => [print(number), question.unit].filter(Boolean).join("\u00a0");
    const values = { amount: withUnit(question.amount), zakat: withUnit(fortieth(question.amount)) };
    return [text("zakatOf", values), text("zakatNisab", nisab), text("zakatNote")];
  }
  const { metal, grams } = question;
  const least = nisabGrams.dinar[metal];
  const name = text(metal);
  const values = { grams: print(grams), metal: name, zakat: print(fortieth(grams)), least: print(least) };
  return [text(grams >= least ? "metalDue" : "metalBelow", values), text("zakatNote")];
}
