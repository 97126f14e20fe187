import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { ImportedHadith } from "#contract/hadith-search.ts";
import { foldedWords } from "#domain/quote-check/folded-words.ts";
import { likenessWithin } from "#domain/quote-check/word-likeness.ts";
import type { Access } from "./access.ts";
import { quoteQueries } from "./quote-parts.ts";
import { importedHadith } from "./schema.ts";

/** Rows that answer a query, of those the ones that have most of the quote's words, and of these the nearest to it. */
const mostAnswers = 3000;
const mostCompared = 80;
const mostNear = 16;
/** Words of a quote by which rows are counted and compared; the longest ones, because long words are rare. */
const mostCounted = 24;
const longestCompared = 100;
/** PostgreSQL takes no longer words, in UTF-16 units. */
const longestWord = 200;
/** With enough rows and one of this likeness, in percent, no less telling queries are asked. */
const surelyNear = 90;

type Row = typeof importedHadith.$inferSelect;

/** The rows that come nearest to a quote of folded words, the nearest first. */
export async function nearHadith(
  access: Access,
  quote: readonly string[],
  readRow: (row: Row) => ImportedHadith,
): Promise<ImportedHadith[]> {
  const compared = quote.slice(0, longestCompared);
  const found = new Map<string, { readonly row: ImportedHadith; readonly score: number }>();
  for (const queries of quote.length > 0 ? quoteQueries(quote) : []) {
    for (const row of (await answers(access, quote, queries)).map(readRow)) {
      const { score } = likenessWithin(compared, foldedWords(row.text));
      found.set(`${row.collection} ${row.number} ${row.language}`, { row, score });
    }
    const isSure = [...found.values()].some(({ score }) => score >= surelyNear);
    if (found.size >= mostNear && isSure) break;
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, mostNear)
    .map(({ row }) => row);
}

/** Rows that answer at least one query, those with most of the quote's words first. */
function answers({ run }: Access, quote: readonly string[], queries: readonly string[]): Promise<Row[]> {
  const { collection, number, language } = importedHadith;
  const words = sql`imported_hadith.words`;
  const counted = [...new Set(quote)]
    .filter(({ length }) => length <= longestWord)
    .sort((one, other) => other.length - one.length)
    .slice(0, mostCounted)
    .map((word) => sql`(${words} @@ ${`'${word}'`}::tsquery)::int`);
  const had = sql<number>`(${sql.join([sql`0`, ...counted], sql` + `)})`;
  return run(async (database) => {
    const answering = database
      .select({ collection, number, language, had: had.as("had") })
      .from(importedHadith)
      .where(sql`${words} @@ to_tsquery('simple', ${queries.map((query) => `(${query})`).join(" | ")})`)
      .limit(mostAnswers)
      .as("answering");
    const best = database
      .select()
      .from(answering)
      .orderBy(desc(answering.had))
      .limit(mostCompared)
      .as("best");
    return database
      .select(getTableColumns(importedHadith))
      .from(importedHadith)
      .innerJoin(
        best,
        and(eq(collection, best.collection), eq(number, best.number), eq(language, best.language)),
      )
      .orderBy(desc(best.had));
  });
}
