import type { Hadith } from "#content/hadith/index.ts";
import { asciiDigits } from "#domain/typed-number.ts";

/** What a person typed to find a hadith: its number in a collection or set, or its book and its number within it. */
export type TypedPlace = { readonly number: string; readonly book: string; readonly hadithInBook: string };

const mostFound = 20;

const digitsOf = (typed: string) => asciiDigits(typed).trim();

function inBooks(all: readonly Hadith[], book: string, hadith: string): readonly Hadith[] {
  const isThere = (wanted: string, number: number) => wanted === "" || Number(wanted) === number;
  const place = ({ sources }: Hadith) =>
    sources.find(({ inBook }) => inBook && isThere(book, inBook.book) && isThere(hadith, inBook.hadith))
      ?.inBook;
  return all
    .flatMap((one) => {
      const own = place(one);
      return own ? [{ one, order: own.book * 10_000 + own.hadith }] : [];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ one }) => one);
}

function inCollections(all: readonly Hadith[], number: string): readonly Hadith[] {
  const numbers = ({ sources }: Hadith) => sources.map((source) => source.number);
  const groups = [
    all.filter((one) => numbers(one).includes(number)),
    all.filter(({ sets }) => sets?.some((own) => String(own.number) === number)),
    all.filter((one) => numbers(one).some((of) => of.startsWith(number))),
  ];
  return [...new Set(groups.flat())];
}

/**
 * The hadith at a typed place, at most twenty: by book and number within it where either is typed, otherwise by the
 * number in a collection, exact ones first, then those of the forties, then numbers that begin so. Digits of any script.
 */
export function numberedHadith(all: readonly Hadith[], typed: TypedPlace): readonly Hadith[] {
  const number = digitsOf(typed.number);
  const [book, hadith] = [digitsOf(typed.book), digitsOf(typed.hadithInBook)];
  if (book !== "" || hadith !== "") return inBooks(all, book, hadith).slice(0, mostFound);
  return number === "" ? [] : inCollections(all, number).slice(0, mostFound);
}
