import { and, asc, between, eq } from "drizzle-orm";
import type { ListedText, TextPackKind } from "#contract/text-pack.ts";
import type { Language } from "#domain/language.ts";
import type { Access } from "./access.ts";
import { importedTexts, importedVerses } from "./schema.ts";

/** A text on verses with these running numbers, both included. */
export type VerseText = { readonly first: number; readonly last: number; readonly text: string };

/** What is stored of an imported text beside its words. */
export type StoredText = {
  readonly listed: ListedText;
  /** The key of a collection of hadith; empty for texts on the Quran. */
  readonly collection: string;
  /** SHA-256 of each surah's answer; empty for hadith. */
  readonly hashes: readonly string[];
};

export type TextRows = {
  /** Everything that was imported, by language, kind and key. */
  list(): Promise<ListedText[]>;
  find(id: string): Promise<StoredText | undefined>;
  /** The imported hadith of a collection in one language, if there are any. */
  findHadith(collection: string, language: Language): Promise<StoredText | undefined>;
  /** Stores a text with what it says on verses; one with the same key is replaced as a whole. */
  put(text: StoredText, verses: readonly VerseText[]): Promise<void>;
  /** What a text says on verses from one running number to another. */
  read(id: string, from: number, to: number): Promise<VerseText[]>;
  /** Deletes a text; its hadith are deleted by `HadithRows.remove`. */
  remove(id: string): Promise<void>;
};

/** Rows in one statement. */
const batchSize = 500;

function readStored(row: typeof importedTexts.$inferSelect): StoredText {
  return { listed: JSON.parse(row.listed), collection: row.collection, hashes: JSON.parse(row.hashes) };
}

/** The operator's imported texts. */
export function textRows({ run, transact }: Access): TextRows {
  const { id, kind, language, collection } = importedTexts;
  return {
    async list() {
      const rows = await run((database) =>
        database.select().from(importedTexts).orderBy(asc(language), asc(kind), asc(id)),
      );
      return rows.map((row) => readStored(row).listed);
    },

    async find(key) {
      const [row] = await run((database) => database.select().from(importedTexts).where(eq(id, key)));
      return row && readStored(row);
    },

    async findHadith(key, written) {
      const hadith: TextPackKind = "hadith";
      const [row] = await run((database) =>
        database
          .select()
          .from(importedTexts)
          .where(and(eq(kind, hadith), eq(collection, key), eq(language, written))),
      );
      return row && readStored(row);
    },

    async put(text, verses) {
      const { listed } = text;
      await transact(async (database) => {
        await database.delete(importedVerses).where(eq(importedVerses.textId, listed.id));
        await database.delete(importedTexts).where(eq(id, listed.id));
        await database.insert(importedTexts).values({
          id: listed.id,
          kind: listed.kind,
          language: listed.language,
          collection: text.collection,
          listed: JSON.stringify(listed),
          hashes: JSON.stringify(text.hashes),
        });
        for (let from = 0; from < verses.length; from += batchSize)
          await database.insert(importedVerses).values(
            verses.slice(from, from + batchSize).map(({ first, last, text: body }) => ({
              textId: listed.id,
              firstVerse: first,
              lastVerse: last,
              body,
            })),
          );
      });
    },

    async read(key, from, to) {
      const rows = await run((database) =>
        database
          .select()
          .from(importedVerses)
          .where(and(eq(importedVerses.textId, key), between(importedVerses.firstVerse, from, to)))
          .orderBy(asc(importedVerses.firstVerse)),
      );
      return rows.map(({ firstVerse, lastVerse, body }) => ({
        first: firstVerse,
        last: lastVerse,
        text: body,
      }));
    },

    async remove(key) {
      await transact(async (database) => {
        await database.delete(importedVerses).where(eq(importedVerses.textId, key));
        await database.delete(importedTexts).where(eq(id, key));
      });
    },
  };
}
