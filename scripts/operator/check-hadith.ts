import { holdsHidden } from "#contract/free-text.ts";
import { type ImportedHadith, importedHadith, partNumber } from "#contract/hadith-search.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import type { RawCollection, RawHadith } from "./hadith-layouts.ts";

/** An entry that was left out; `place` counts from 1 in the file's list. */
export type RejectedEntry = { readonly place: number; readonly number: string; readonly reason: string };

export type CheckedCollection = {
  readonly rows: readonly ImportedHadith[];
  readonly rejected: readonly RejectedEntry[];
};

const arabicLetter = /[\u0621-\u064a]/;

function rowOf(raw: RawHadith, collection: string, title: string): ImportedHadith | string {
  const number = typeof raw.number === "number" ? String(raw.number) : raw.number;
  if (number === undefined || number === null || number === "") return "it has no number";
  if (typeof raw.text !== "string" || raw.text.trim() === "")
    return `its text (${raw.language}) is missing or empty`;
  if (holdsHidden(raw.text)) return `its text (${raw.language}) holds broken characters`;
  if ((raw.language === "ar" || raw.language === "ur") && !arabicLetter.test(raw.text))
    return `its text (${raw.language}) is not in Arabic script`;
  if (foldText(raw.text).folded.length < 3) return `its text (${raw.language}) holds no words`;
  const row = importedHadith.safeParse({
    collection,
    number,
    language: raw.language,
    title,
    text: raw.text,
    ...(raw.narrator === undefined ? {} : { narrator: raw.narrator }),
    ...(raw.book === undefined ? {} : { book: raw.book }),
    ...placeOf(raw),
    grades: raw.grades ?? [],
  });
  if (row.success) return row.data;
  const [issue] = row.error.issues;
  return `its ${issue?.path.join(".") || "entry"} cannot be used: ${issue?.message}`;
}

/** Where it stands, as far as the file says so in a form that can be used: a wrong place does not lose a hadith. */
function placeOf(raw: RawHadith): Partial<ImportedHadith> {
  const number = (value: unknown) => {
    const text = typeof value === "number" ? String(value) : value;
    return partNumber.safeParse(text).data;
  };
  const [bookNumber, numberInBook, chapterNumber] = [raw.bookNumber, raw.numberInBook, raw.chapterNumber].map(
    number,
  );
  const chapter = typeof raw.chapter === "string" ? raw.chapter.trim() : "";
  const hasChapter = chapter !== "" && chapter.length <= 1000 && !holdsHidden(chapter);
  return {
    ...(bookNumber === undefined ? {} : { bookNumber }),
    ...(numberInBook === undefined ? {} : { numberInBook }),
    ...(chapterNumber === undefined ? {} : { chapterNumber }),
    ...(hasChapter ? { chapter } : {}),
  };
}

/** Checks every entry; a hadith is left out in both languages, and reported once, when either is wrong. */
export function checkHadith({ title, entries }: RawCollection, collection: string): CheckedCollection {
  const rows = new Map<number, ImportedHadith[]>();
  const rejected = new Map<number, RejectedEntry>();
  const seen = new Map<string, number>();
  for (const raw of entries) {
    const reject = (reason: string) => {
      if (!rejected.has(raw.place))
        rejected.set(raw.place, { place: raw.place, number: String(raw.number ?? ""), reason });
    };
    const row = rowOf(raw, collection, title);
    if (typeof row === "string") {
      reject(row);
      continue;
    }
    const key = `${row.number} ${row.language}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, raw.place);
    else {
      reject(`its number is already used at place ${earlier}`);
      continue;
    }
    rows.set(raw.place, [...(rows.get(raw.place) ?? []), row]);
  }
  return {
    rows: [...rows].flatMap(([place, inLanguages]) => (rejected.has(place) ? [] : inLanguages)),
    rejected: [...rejected.values()],
  };
}

/** The key of a collection from its title: `Sahih al Bukhari` becomes `sahih-al-bukhari`. */
export function keyOfTitle(title: string): string {
  return foldText(title)
    .folded.replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
