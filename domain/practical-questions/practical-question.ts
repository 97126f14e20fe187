import type { Language } from "#domain/language.ts";
import { type DayMark, dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { dateQuestion } from "./date-question.ts";
import type { AskedMoment, PracticalQuestion } from "./practical-tools.ts";
import { type Tagged, tagWords } from "./word-tags.ts";
import { zakatQuestion } from "./zakat-question.ts";

/** The most words of a question that names a place without a word such as "in" before it. */
const mostWordsUnmarked = 7;
const mostPlaceWords = 4;
/** The most words besides, of which nothing is known ("I am starving, when is iftar in Leeds"). */
const mostOthers = 5;

/**
 * Recognises a question that one of our tools answers; undefined for any other. Every word of it has to be known or to
 * name a place: "when is fajr in Jakarta" is one, "why is fajr prayed at dawn" is none. `before` is what it follows.
 */
export function practicalQuestion(
  typed: string,
  language: Language,
  before?: string,
): PracticalQuestion | undefined {
  const zakat = zakatQuestion(typed, language, before);
  if (zakat) return zakat;
  const words = tagWords(typed).map((word) => withSehri(word, language));
  if (words.length === 0 || words.some(({ tag }) => tag === "block")) return undefined;
  return dateQuestion(words) ?? placedQuestion(words);
}

/** "Sehri" is the meal before dawn, in Turkish "the city of". */
const withSehri = (word: Tagged, language: Language): Tagged =>
  word.text === "sehri" && language !== "tr" ? { ...word, tag: "fajr" } : word;

const has = (words: readonly Tagged[], ...tags: readonly string[]) =>
  words.some(({ tag }) => tags.includes(tag));

const framing = ["frame", "in", "for", "after", "today", "tomorrow", "other", "date"];
const aroundTimes: ReadonlySet<string> = new Set([
  ...framing,
  ...dayMarks,
  ...["times", "time", "when", "prayer", "next", "begins", "ends", "until", "lastThird"],
]);
const aroundQibla: ReadonlySet<string> = new Set([
  ...framing,
  "qibla",
  "wayToMecca",
  "direction",
  "prayer",
  "when",
]);

function placedQuestion(words: readonly Tagged[]): PracticalQuestion | undefined {
  const place = placeIn(words);
  if (place === "none") return undefined;
  const named = place === undefined ? {} : { place: place.name };
  const isAtPlace = place?.isMarked === true;
  if (has(words, "qibla", "wayToMecca")) {
    const isOfWay = isAtPlace || place?.isFrom === true || has(words, "direction", "wayToMecca");
    const isAsked = isOfWay && words.every(({ tag }) => aroundQibla.has(tag));
    return isAsked ? { tool: "qibla", ...named } : undefined;
  }
  if (!words.every(({ tag }) => aroundTimes.has(tag))) return undefined;
  // A time ends where the next begins or before it, which only the times of a day show.
  if (has(words, "ends") && !isAtPlace) return undefined;
  const marks = new Set(marksIn(words));
  const isOfDay = marks.size > 0 && (isAtPlace || has(words, "today", "tomorrow"));
  const asksTime = isOfDay || has(words, "time", "when", "times");
  const isAsked = asksTime && (marks.size > 0 || has(words, "times", "lastThird") || asksNext(words));
  if (!isAsked) return undefined;
  const day = has(words, "tomorrow") ? "tomorrow" : "today";
  return { tool: "prayer-times", moment: momentOf(words, [...marks]), day, ...named };
}

const asksNext = (words: readonly Tagged[]) => has(words, "next") && has(words, "prayer");

/** The marks of the day that are named; "in المغرب" is Morocco. */
function marksIn(words: readonly Tagged[]): readonly DayMark[] {
  return words.flatMap(({ tag }, at) => {
    if (tag === "maghrib" && words[at - 1]?.tag === "in" && has(words, "times")) return [];
    return dayMarks.find((mark) => mark === tag) ?? [];
  });
}

function momentOf(words: readonly Tagged[], marks: readonly DayMark[]): AskedMoment {
  if (has(words, "lastThird")) return "lastThird";
  if (has(words, "ends")) return "all";
  const [mark, ...others] = marks;
  if (mark && others.length === 0) return mark;
  return !mark && has(words, "next") ? "next" : "all";
}

/** A place in the words of a question; `isMarked` where a word such as "in" stands before it, `isFrom` where "from". */
type NamedPlace = { readonly name: string; readonly isMarked: boolean; readonly isFrom: boolean };

const froms: ReadonlySet<string> = new Set(["من", "dari", "depuis", "from"]);
/** "From" as Turkish writes it onto a name. */
const fromEnding = /(?<=\p{L}{3})[dt][ae]n$/u;

/** The words that name a place, the last of them where there are several; `none` where they cannot be a place. */
function placeIn(words: readonly Tagged[]): NamedPlace | undefined | "none" {
  const end = words.findLastIndex(({ tag }) => tag === "other");
  if (end < 0) return undefined;
  let start = end;
  while (words[start - 1]?.tag === "other") start--;
  const named = words.slice(start, end + 1);
  const isMarked = words[start - 1]?.tag === "in" || words[end + 1]?.tag === "after";
  const others = words.slice(0, start).filter(({ tag }) => tag === "other").length;
  const isPlace = isMarked ? others <= mostOthers : others === 0 && words.length <= mostWordsUnmarked;
  if (named.length > mostPlaceWords || !isPlace) return "none";
  const before = words[start - 1]?.text ?? "";
  const name = named.map(({ text }) => text).join(" ");
  // "Au Caire" is in "Le Caire".
  return {
    name: before === "au" ? `le ${name}` : name,
    isMarked,
    isFrom: froms.has(before) || fromEnding.test(name),
  };
}
