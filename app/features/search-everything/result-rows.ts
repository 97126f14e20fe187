import { localeOf } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { AthkarCategory, Dhikr } from "#content/athkar/index.ts";
import type { Hadith } from "#content/hadith/index.ts";
import type { SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { type Place, placeName } from "#domain/places/place.ts";
import type { Found, FoundPassage } from "./find-everything.ts";

/** One line of the results: what it leads to. */
export type ResultRow = {
  readonly address: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** The place to show prayer times for. */
  readonly place?: Place;
};

/** Results of one kind under their heading. */
export type ResultGroup = {
  readonly kind: "quran" | "pages" | "hadith" | "duas" | "athkar" | "names" | "cities";
  readonly rows: readonly ResultRow[];
};

/** What rows say, made from the messages of the language shown. */
type RowWords = {
  readonly juz: (number: string) => string;
  readonly page: (number: string) => string;
  readonly verses: (query: string) => string;
  readonly allHadith: (query: string) => string;
  readonly allDuas: (query: string) => string;
  readonly prayerTimes: (place: string) => string;
  readonly dhikrTime: (time: AthkarCategory) => string;
};

/** The most letters of an excerpt; it ends after a whole word. */
const longestExcerpt = 90;

function excerptOf(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const end = text.lastIndexOf(" ", longestExcerpt);
  return `${text.slice(0, end > 0 ? end : longestExcerpt).replace(/[,;:،؛]$/, "")}…`;
}

function passageRow(
  passage: FoundPassage,
  surahs: readonly SurahName[],
  language: Language,
  words: RowWords,
): ResultRow {
  const digits = (value: number) => formatNumber(value, language, { useGrouping: false });
  const nameOf = (surah: number) => surahs[surah - 1]?.name ?? digits(surah);
  if (passage.kind === "surah") {
    const { surah } = passage;
    return {
      address: `/digital-quran?surah=${surah}`,
      title: `${digits(surah)} ${nameOf(surah)}`,
      detail: surahs[surah - 1]?.meaning,
    };
  }
  const { surah, ayah } = passage.at;
  const address = `/digital-quran?surah=${surah}&verse=${ayah}`;
  const verse = `${nameOf(surah)} ${digits(surah)}:${digits(ayah)}`;
  if (passage.kind !== "verses")
    return { address, title: words[passage.kind](digits(passage.number)), detail: verse };
  const { to } = passage;
  return { address, title: to === undefined || to === ayah ? verse : `${verse}–${digits(to)}` };
}

function hadithRow(hadith: Hadith): ResultRow {
  const { id, sources, hadithNumber, text, explanation } = hadith;
  const place = sources[0] ? `${sources[0].name} ${sources[0].number}` : hadithNumber;
  return { address: `/hadith?id=${id}`, title: place, detail: excerptOf(text ?? explanation) };
}

function dhikrRow({ category, arabic, translation, benefit, quran }: Dhikr, words: RowWords): ResultRow {
  const tab = category === "dua" ? "duas" : category;
  return {
    address: `/complete-athkar?category=${tab}&tab=list`,
    title: words.dhikrTime(category),
    detail: excerptOf(translation ?? arabic ?? (quran ? benefit : "")),
  };
}

function cityRow(place: Place, language: Language, words: RowWords): ResultRow {
  const country = new Intl.DisplayNames(localeOf(language), { type: "region", fallback: "code" });
  return {
    address: "/prayer",
    title: words.prayerTimes(placeName(place, language)),
    detail: [place.region, country.of(place.countryCode)]
      .filter(Boolean)
      .join(language === "ar" || language === "ur" ? "، " : ", "),
    place,
  };
}

/** The groups to show, without the empty ones; the Quran, hadith and duas end with a link to all their matches. */
export function resultGroups(
  typed: string,
  found: Found,
  surahs: readonly SurahName[],
  language: Language,
  words: RowWords,
): readonly ResultGroup[] {
  const query = typed.trim();
  const search = new URLSearchParams({ q: query });
  const all = (address: string, title: string): ResultRow => ({ address: `${address}?${search}`, title });
  const groups: readonly ResultGroup[] = [
    {
      kind: "quran",
      rows: [
        ...found.passages.map((passage) => passageRow(passage, surahs, language, words)),
        all("/digital-quran", words.verses(query)),
      ],
    },
    { kind: "pages", rows: found.pages },
    {
      kind: "hadith",
      rows: [
        ...found.hadith.map(hadithRow),
        ...(found.hadith.length > 0 ? [all("/hadith", words.allHadith(query))] : []),
      ],
    },
    {
      kind: "duas",
      rows: [
        ...found.duas.map(({ id, title, occasion }) => ({
          address: `/duas-collection?id=${id}`,
          title,
          detail: excerptOf(occasion),
        })),
        ...(found.duas.length > 0 ? [all("/duas-collection", words.allDuas(query))] : []),
      ],
    },
    { kind: "athkar", rows: found.athkar.map((dhikr) => dhikrRow(dhikr, words)) },
    {
      kind: "names",
      rows: found.names.map(({ id, name, arabic, meaning }) => ({
        address: `/names-of-allah?id=${id}`,
        title: language === "ar" ? arabic : name,
        detail: meaning,
      })),
    },
    { kind: "cities", rows: found.cities.map((place) => cityRow(place, language, words)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
