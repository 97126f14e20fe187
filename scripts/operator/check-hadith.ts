import { type ImportedHadith, importedHadith } from "#contract/hadith-search.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import type { RawCollection, RawHadith } from "./hadith-layouts.ts";

/** An entry that was left out, and why; `place` counts from 1 in the file's list. */
export type Refusal = { readonly place: number; readonly number: string; readonly why: string };

export type CheckedCollection = {
  readonly rows: readonly ImportedHadith[];
  readonly refusals: readonly Refusal[];
};

const arabicLetter = /[\u0621-\u064a]/;

function rowOf(raw: RawHadith, collection: string, title: string): ImportedHadith | string {
  const number = typeof raw.number === "number" ? String(raw.number) : raw.number;
  if (number === undefined || number === null || number === "") return "it has no number";
  if (typeof raw.text !== "string" || raw.text.trim() === "")
    return `its text (${raw.language}) is missing or empty`;
  if (raw.text.includes("\ufffd")) return `its text (${raw.language}) holds broken characters`;
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
    grades: raw.grades ?? [],
  });
  if (row.success) return row.data;
  const [issue] = row.error.issues;
  return `its ${issue?.path.join(".") || "entry"} cannot be used: ${issue?.message}`;
}

/** Checks every entry; a hadith of which one language is refused is refused whole, and named once. */
export function checkHadith({ title, entries }: RawCollection, collection: string): CheckedCollection {
  const rows = new Map<number, ImportedHadith[]>();
  const refusals = new Map<number, Refusal>();
  const seen = new Map<string, number>();
  for (const raw of entries) {
    const refuse = (why: string) => {
      if (!refusals.has(raw.place))
        refusals.set(raw.place, { place: raw.place, number: String(raw.number ?? ""), why });
    };
    const row = rowOf(raw, collection, title);
    if (typeof row === "string") {
      refuse(row);
      continue;
    }
    const key = `${row.number} ${row.language}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, raw.place);
    else {
      refuse(`its number stands already at place ${earlier}`);
      continue;
    }
    rows.set(raw.place, [...(rows.get(raw.place) ?? []), row]);
  }
  return {
    rows: [...rows].flatMap(([place, own]) => (refusals.has(place) ? [] : own)),
    refusals: [...refusals.values()],
  };
}

/** The key of a collection made of its title: `Sahih al Bukhari` is `sahih-al-bukhari`. */
export function keyOfTitle(title: string): string {
  return foldText(title)
    .folded.replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
