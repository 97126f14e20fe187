import { readdir, readFile } from "node:fs/promises";
import { type Language, languages } from "#domain/language.ts";
import { type CardBook, type CardRecord, cardsFile, relatedFile } from "../schema.ts";

const data = new URL("../data/", import.meta.url);

/** The cards of every file in `data/`, in the order of the files' names; rejects with file and cause at a wrong one. */
export async function readCards(): Promise<{ books: readonly CardBook[]; cards: readonly CardRecord[] }> {
  const files = (await readdir(data)).filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(
    files.map(async (name) => {
      const parsed = cardsFile.safeParse(JSON.parse(await readFile(new URL(name, data), "utf8")));
      if (parsed.success) return parsed.data;
      const causes = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      throw new Error(`answer-cards/data/${name}: ${causes.join("; ")}`);
    }),
  );
  return {
    books: read.flatMap(({ books = [] }) => books),
    cards: read.flatMap(({ cards }) => cards),
  };
}

/** Words that people use around the subject of a card, by the card's id, in each language. */
export type RelatedWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The files of `related/`; rejects where one is missing, malformed or names a card that is not there. */
export async function readRelatedWords(cards: readonly CardRecord[]): Promise<RelatedWords> {
  const known = new Set(cards.map(({ id }) => id));
  const read = await Promise.all(
    languages.map(async (language) => {
      const file = new URL(`../related/${language}.json`, import.meta.url);
      const words = relatedFile.parse(JSON.parse(await readFile(file, "utf8")));
      const unknown = Object.keys(words).filter((id) => !known.has(id));
      if (unknown.length > 0) throw new Error(`answer-cards/related/${language}.json: no card ${unknown}`);
      return [language, words] as const;
    }),
  );
  return Object.fromEntries(read) as RelatedWords;
}
