import { Link } from "wouter";
import { changedSearch } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { HadithCollection, HadithSet, HadithTexts } from "#content/hadith/index.ts";
import type { HadithFilters } from "./hadith-filters.ts";
import type { Shelved } from "./hadith-page-data.ts";

type HadithShelfProps = {
  readonly search: string;
  readonly filters: HadithFilters;
  readonly names: HadithTexts["names"];
  readonly total: number;
  readonly shelf: readonly Shelved<HadithCollection>[];
  readonly sets: readonly Shelved<HadithSet>[];
};

/** One book of the shelf; a set and a collection are not chosen together. */
type ShelvedBook = {
  readonly collection?: HadithCollection;
  readonly set?: HadithSet;
  readonly name: string;
  readonly count: string;
};

/** The well-known forties and the collections as books with the number of their hadith: a row on a phone, a column on a wide screen. */
export function HadithShelf({ search, filters, names, total, shelf, sets }: HadithShelfProps) {
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const language = useLanguage();
  const books: readonly ShelvedBook[] = [
    { name: shared("all"), count: text("inCollection", { count: total }) },
    // A set without hadith is not offered.
    ...sets
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => ({ set: id, name: names.sets[id], count: formatNumber(count, language) })),
    ...shelf.map(({ id, count }) => ({
      collection: id,
      name: names.collections[id],
      count: formatNumber(count, language),
    })),
  ];
  return (
    <nav
      aria-label={text("collections")}
      className="scroll-row mt-3 md:sticky md:top-20 md:mx-0! md:mt-0 md:flex-col md:self-start md:px-0! print:hidden"
    >
      {books.map(({ collection, set, name, count }) => (
        <Link
          key={collection ?? set ?? "all"}
          href={`/hadith${changedSearch(search, { collection, set, page: undefined })}`}
          aria-current={filters.collection === collection && filters.set === set ? "true" : undefined}
          className="flex min-h-21 w-29 flex-col justify-between gap-1 rounded-e-control rounded-s-sm border border-transparent border-s-4 border-s-edge bg-raised px-3 py-2 text-sm leading-tight hover:border-s-green aria-[current=true]:border-green aria-[current=true]:bg-raised-high md:min-h-13 md:w-full md:flex-row md:items-center md:px-4"
        >
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
