import { and, asc, countDistinct, eq, isNotNull, min, type SQL } from "drizzle-orm";
import type { ImportedPart } from "#contract/hadith-browse.ts";
import { isLanguage } from "#domain/language.ts";
import type { Access } from "./access.ts";
import { importedHadith } from "./schema.ts";

/** Where to look in an imported collection; what is undefined is not asked for. */
export type HadithPlace = {
  readonly collection: string;
  readonly book?: string | undefined;
  readonly chapter?: string | undefined;
  readonly number?: string | undefined;
};

/** Hadith by place, without their words. */
export type HadithListing = {
  readonly total: number;
  readonly hits: readonly { readonly collection: string; readonly number: string }[];
};

type Column = typeof importedHadith.bookNumber | typeof importedHadith.chapterNumber;
type Title = typeof importedHadith.book | typeof importedHadith.chapter;

function conditionsOf({ collection, book, chapter, number }: HadithPlace): SQL | undefined {
  return and(
    eq(importedHadith.collection, collection),
    book === undefined ? undefined : eq(importedHadith.bookNumber, book),
    chapter === undefined ? undefined : eq(importedHadith.chapterNumber, chapter),
    number === undefined ? undefined : eq(importedHadith.number, number),
  );
}

/** Reading imported collections in their own order. */
export function hadithBrowsing({ run }: Access) {
  /** The parts of a place by a column, in the order of their first hadith, each with its titles by language. */
  async function partsOf(place: HadithPlace, column: Column, title: Title): Promise<ImportedPart[]> {
    const within = and(conditionsOf(place), isNotNull(column));
    const [counted, named] = await Promise.all([
      run((database) =>
        database
          .select({
            number: column,
            count: countDistinct(importedHadith.number),
            first: min(importedHadith.ordinal),
          })
          .from(importedHadith)
          .where(within)
          .groupBy(column)
          .orderBy(asc(min(importedHadith.ordinal))),
      ),
      run((database) =>
        database
          .select({ number: column, language: importedHadith.language, title: min(title) })
          .from(importedHadith)
          .where(and(within, isNotNull(title)))
          .groupBy(column, importedHadith.language),
      ),
    ]);
    return counted.flatMap(({ number, count }) =>
      number === null
        ? []
        : [
            {
              number,
              count,
              titles: Object.fromEntries(
                named.flatMap((one) =>
                  one.number === number && isLanguage(one.language) && one.title !== null
                    ? [[one.language, one.title]]
                    : [],
                ),
              ),
            },
          ],
    );
  }

  return {
    books: (collection: string) => partsOf({ collection }, importedHadith.bookNumber, importedHadith.book),

    chapters: (collection: string, book: string) =>
      partsOf({ collection, book }, importedHadith.chapterNumber, importedHadith.chapter),

    async list(place: HadithPlace, limit: number, offset: number): Promise<HadithListing> {
      const { collection, number, ordinal } = importedHadith;
      const [counted, hits] = await Promise.all([
        run((database) =>
          database
            .select({ total: countDistinct(number) })
            .from(importedHadith)
            .where(conditionsOf(place)),
        ),
        run((database) =>
          database
            .select({ collection, number })
            .from(importedHadith)
            .where(conditionsOf(place))
            .groupBy(collection, number, ordinal)
            .orderBy(asc(ordinal))
            .limit(limit)
            .offset(offset),
        ),
      ]);
      return { total: counted[0]?.total ?? 0, hits };
    },
  };
}
