import { and, asc, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ImportedPart } from "#contract/hadith-browse.ts";
import { type ImportedHadith, mostCounted } from "#contract/hadith-search.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { searchTerms, termsQuery } from "#domain/text-search/search-terms.ts";
import type { Access, Database } from "./access.ts";
import { type HadithPlace, hadithBrowsing } from "./hadith-browsing.ts";
import { nearHadith } from "./near-hadith.ts";
import { importedHadith } from "./schema.ts";

/** `typed` is the text as it was typed; undefined or without words lists everything. */
export type HadithSearch = {
  typed?: string | undefined;
  collection?: string | undefined;
  language?: Language | undefined;
  limit: number;
  offset: number;
};

type HadithKey = { readonly collection: string; readonly number: string };

/** One hadith with all its languages. */
export type FoundHadith = { collection: string; number: string; rows: ImportedHadith[] };

export type HadithRows = {
  /** Stores rows; one of the same collection, number and language replaces the older one. */
  put(rows: readonly ImportedHadith[]): Promise<void>;
  /** Hadith that contain every word, by collection and number. `total` counts to 500; `isMore` when there are more. */
  find(search: HadithSearch): Promise<{ total: number; isMore: boolean; found: FoundHadith[] }>;
  /** The few rows that come nearest to a quote, which is given as its folded words; the nearest first. */
  near(quote: readonly string[]): Promise<ImportedHadith[]>;
  /** The books of a collection in the order of their first hadith; none where its file names none. */
  books(collection: string): Promise<ImportedPart[]>;
  chapters(collection: string, book: string): Promise<ImportedPart[]>;
  /** The hadith of a collection, or of a part of it, in the order of their numbers. */
  browse(place: HadithPlace, limit: number, offset: number): Promise<{ total: number; found: FoundHadith[] }>;
  /** Hadith by collection and number, in that order; without rows where there is none. */
  named(keys: readonly HadithKey[]): Promise<FoundHadith[]>;
  collections(): Promise<{ collection: string; title: string; count: number }[]>;
  /** Deletes a collection in one language; resolves to the number of its rows. */
  remove(collection: string, language: Language): Promise<number>;
};

/** A sort key for printed numbers: `12/345` after `12/44`, `33a` after `33`. */
function ordinalOf(number: string): number {
  const [, first = "0", second = "0", suffix = ""] = /^(\d+)(?:[./](\d+))?([a-z]?)$/.exec(number) ?? [];
  return Number(first) * 32_000_000 + Number(second) * 32 + (suffix ? suffix.charCodeAt(0) - 96 : 0);
}

function storedRow(row: ImportedHadith): typeof importedHadith.$inferInsert {
  const { text, grades, narrator, book, bookNumber, numberInBook, chapter, chapterNumber, ...rest } = row;
  return {
    ...rest,
    ordinal: ordinalOf(row.number),
    body: text,
    narrator: narrator ?? null,
    book: book ?? null,
    bookNumber: bookNumber ?? null,
    numberInBook: numberInBook ?? null,
    chapter: chapter ?? null,
    chapterNumber: chapterNumber ?? null,
    grades: JSON.stringify(grades),
    terms: searchTerms([text, narrator, book, chapter, `${row.title} ${row.number}`]),
  };
}

function readRow(row: typeof importedHadith.$inferSelect): ImportedHadith {
  const { collection, number, title, body, narrator, book, grades } = row;
  const { bookNumber, numberInBook, chapter, chapterNumber } = row;
  return {
    collection,
    number,
    language: isLanguage(row.language) ? row.language : "en",
    title,
    text: body,
    ...(narrator === null ? {} : { narrator }),
    ...(book === null ? {} : { book }),
    ...(bookNumber === null ? {} : { bookNumber }),
    ...(numberInBook === null ? {} : { numberInBook }),
    ...(chapter === null ? {} : { chapter }),
    ...(chapterNumber === null ? {} : { chapterNumber }),
    grades: JSON.parse(grades),
  };
}

function conditionsOf({ typed = "", collection, language }: HadithSearch): SQL | undefined {
  const terms = termsQuery(typed);
  return and(
    terms ? sql`imported_hadith.words @@ to_tsquery('simple', ${terms})` : undefined,
    collection ? eq(importedHadith.collection, collection) : undefined,
    language ? eq(importedHadith.language, language) : undefined,
  );
}

/** Rows read for one answer: most hadith have rows in two languages. */
const maxRows = mostCounted * 2 + 1;

/** Collections in the order of their names' letters, whatever the language of the database. */
const inOrder = (collection: SQLWrapper) => sql`${collection} collate "C"`;

/** The rows with every word, each hadith as often as it has languages with them. */
function hitsOf(database: Database, search: HadithSearch) {
  const { collection, number, ordinal } = importedHadith;
  const all = database
    .select({ collection, number, ordinal })
    .from(importedHadith)
    .where(conditionsOf(search))
    .$dynamic();
  // With words the rows come unsorted from the index: sorting them all costs more than finding them.
  const ordered = termsQuery(search.typed ?? "") ? all : all.orderBy(asc(collection), asc(ordinal));
  return ordered.limit(maxRows);
}

/** Rows that stand together by their hadith. */
function byHadith(rows: readonly ImportedHadith[]): FoundHadith[] {
  const groups = Map.groupBy(rows, ({ collection, number }) => `${collection} ${number}`);
  return [...groups.values()].flatMap((own) =>
    own.slice(0, 1).map(({ collection, number }) => ({ collection, number, rows: own })),
  );
}

/** The operator's imported hadith, with full-text search over their folded words. */
export function hadithRows(access: Access): HadithRows {
  const { run } = access;
  const browsing = hadithBrowsing(access);
  return {
    async put(rows) {
      if (rows.length === 0) return;
      const excluded = (column: string) => sql.raw(`excluded.${column}`);
      await run((database) =>
        database
          .insert(importedHadith)
          .values(rows.map(storedRow))
          .onConflictDoUpdate({
            target: [importedHadith.collection, importedHadith.number, importedHadith.language],
            set: {
              ordinal: excluded("ordinal"),
              title: excluded("title"),
              body: excluded("body"),
              narrator: excluded("narrator"),
              book: excluded("book"),
              bookNumber: excluded("book_number"),
              numberInBook: excluded("number_in_book"),
              chapter: excluded("chapter"),
              chapterNumber: excluded("chapter_number"),
              grades: excluded("grades"),
              terms: excluded("terms"),
            },
          }),
      );
    },

    find,

    near: (quote) => nearHadith(access, quote, readRow),

    books: browsing.books,
    chapters: browsing.chapters,
    async browse(place, limit, offset) {
      const { total, hits } = await browsing.list(place, limit, offset);
      return { total, found: await foundOf(hits) };
    },

    named: foundOf,

    async collections() {
      const { collection, number, title } = importedHadith;
      return run((database) =>
        database
          .select({
            collection,
            title: sql<string>`min(${title})`,
            count: sql<number>`count(distinct ${number})::int`,
          })
          .from(importedHadith)
          .groupBy(collection)
          .orderBy(asc(collection)),
      );
    },

    async remove(collection, language) {
      const deleted = await run((database) =>
        database
          .delete(importedHadith)
          .where(and(eq(importedHadith.collection, collection), eq(importedHadith.language, language)))
          .returning({ number: importedHadith.number }),
      );
      return deleted.length;
    },
  };

  async function find(
    search: HadithSearch,
  ): Promise<{ total: number; isMore: boolean; found: FoundHadith[] }> {
    const rows = await run((database) => {
      const hits = database.$with("hits").as(hitsOf(database, search));
      const page = database.$with("page").as(
        database
          .select({
            collection: hits.collection,
            number: hits.number,
            ordinal: hits.ordinal,
            total: sql<number>`(count(*) over ())::int`.as("total"),
            read: sql<number>`(select count(*) from hits)::int`.as("read"),
          })
          .from(hits)
          .groupBy(hits.collection, hits.number, hits.ordinal)
          .orderBy(inOrder(hits.collection), asc(hits.ordinal))
          .limit(Math.max(0, Math.min(search.limit, mostCounted - search.offset)))
          .offset(search.offset),
      );
      return database
        .with(hits, page)
        .select({ total: page.total, read: page.read, row: getTableColumns(importedHadith) })
        .from(page)
        .innerJoin(
          importedHadith,
          and(eq(importedHadith.collection, page.collection), eq(importedHadith.number, page.number)),
        )
        .orderBy(inOrder(page.collection), asc(page.ordinal));
    });
    const [first] = rows;
    // Behind the last page no row tells how many hadith there are.
    if (!first && search.offset > 0)
      return { ...(await find({ ...search, limit: 1, offset: 0 })), found: [] };
    const { total = 0, read = 0 } = first ?? {};
    return {
      total: Math.min(total, mostCounted),
      isMore: total > mostCounted || read === maxRows,
      found: byHadith(rows.map(({ row }) => readRow(row))),
    };
  }

  async function foundOf(page: readonly HadithKey[]): Promise<FoundHadith[]> {
    const stored = Map.groupBy(await rowsOf(page), (row) => `${row.collection} ${row.number}`);
    return page.map(({ collection, number }) => ({
      collection,
      number,
      rows: stored.get(`${collection} ${number}`) ?? [],
    }));
  }

  async function rowsOf(page: readonly HadithKey[]): Promise<ImportedHadith[]> {
    if (page.length === 0) return [];
    const keys = page.map(({ collection, number }) => sql`(${collection}, ${number})`);
    const rows = await run((database) =>
      database
        .select()
        .from(importedHadith)
        .where(
          and(
            inArray(importedHadith.collection, [...new Set(page.map(({ collection }) => collection))]),
            sql`(${importedHadith.collection}, ${importedHadith.number}) in (${sql.join(keys, sql`, `)})`,
          ),
        ),
    );
    return rows.map(readRow);
  }
}
