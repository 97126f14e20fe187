import type { Dhikr } from "#content/athkar/index.ts";
import { builtInCities } from "#content/cities/index.ts";
import type { Dua } from "#content/duas/index.ts";
import type { Hadith } from "#content/hadith/index.ts";
import type { NameOfAllah } from "#content/names-of-allah/index.ts";
import type { Structure, SurahName } from "#content/quran/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import type { Place } from "#domain/places/place.ts";
import type { PlaceIndex } from "#domain/places/place-index.ts";
import { searchPlaces } from "#domain/places/search-places.ts";
import { soughtPlace } from "#domain/search/parse-place.ts";
import { findSurahs } from "#domain/surah-names/find-surah.ts";
import { findAthkar, findDuas, findHadith, foldedOnce } from "#domain/text-search/find-kinds.ts";
import { filterNames } from "#domain/text-search/name-search.ts";
import { findTexts, readQuery } from "#domain/text-search/text-search.ts";
import { type VerseReference, verseAt } from "#domain/verse-reference.ts";

/** A page of the app by its title in the language shown. */
export type FindablePage = { readonly address: string; readonly title: string };

/** What is searched; a part that is undefined has not loaded. */
export type Findable = {
  readonly pages: readonly FindablePage[];
  readonly surahs?: readonly SurahName[] | undefined;
  readonly structure?: Structure | undefined;
  readonly hadith?: readonly Hadith[] | undefined;
  readonly duas?: readonly Dua[] | undefined;
  readonly athkar?: readonly Dhikr[] | undefined;
  readonly names?: readonly NameOfAllah[] | undefined;
  /** The city of exactly that name in any language, from a small file. */
  readonly cityNamed?: Place | undefined;
  readonly cities?: PlaceIndex | undefined;
};

/** A place in the Quran that the words name. */
export type FoundPassage =
  | { readonly kind: "surah"; readonly surah: number }
  | { readonly kind: "verses"; readonly at: VerseReference; readonly to: number | undefined }
  | { readonly kind: "juz" | "page"; readonly number: number; readonly at: VerseReference };

/** The best matches of each kind. */
export type Found = {
  readonly pages: readonly FindablePage[];
  readonly passages: readonly FoundPassage[];
  readonly hadith: readonly Hadith[];
  readonly duas: readonly Dua[];
  readonly athkar: readonly Dhikr[];
  readonly names: readonly NameOfAllah[];
  readonly cities: readonly Place[];
};

/** The most matches of one kind; a link below them leads to the rest. */
const mostOfKind = 4;

function namedPassage(typed: string, structure: Structure | undefined): FoundPassage | undefined {
  const place = soughtPlace(typed);
  if (!place) return undefined;
  if ("juz" in place || "page" in place) {
    const [kind, number] = "juz" in place ? (["juz", place.juz] as const) : (["page", place.page] as const);
    const at = verseAt(structure?.[kind][number - 1] ?? 0);
    return at && { kind, number, at };
  }
  const { surah, from, to } = place;
  return from === undefined ? { kind: "surah", surah } : { kind: "verses", at: { surah, ayah: from }, to };
}

function passagesIn(typed: string, { surahs, structure }: Findable): readonly FoundPassage[] {
  const named = namedPassage(typed, structure);
  const listed = findSurahs(
    typed,
    surahs?.map(({ name, meaning }) => (meaning ? [name, meaning] : [name])),
  );
  const others = listed
    .filter((surah) => named?.kind !== "surah" || named.surah !== surah)
    .map((surah) => ({ kind: "surah", surah }) as const);
  return (named ? [named, ...others] : others).slice(0, mostOfKind);
}

function citiesIn(typed: string, { cities: index, cityNamed }: Findable): readonly Place[] {
  const exact = exactPlace(builtInCities, typed);
  const others = index ? searchPlaces(index, typed, mostOfKind) : cityNamed ? [cityNamed] : [];
  const rest = exact ? others.filter(({ name }) => name !== exact.name) : others;
  return [...(exact ? [exact] : []), ...rest].slice(0, mostOfKind);
}

/** The best matches of the typed words among everything that has loaded; none of any kind for no words. */
export function findEverything(typed: string, findable: Findable): Found {
  const query = readQuery(typed);
  if (query.words.length === 0)
    return { pages: [], passages: [], hadith: [], duas: [], athkar: [], names: [], cities: [] };
  const { pages, hadith = [], duas = [], athkar = [], names = [] } = findable;
  return {
    pages: findTexts(pages, (page) => foldedOnce(page, () => [page.title]), query).slice(0, mostOfKind),
    passages: passagesIn(typed, findable),
    hadith: findHadith(hadith, typed).slice(0, mostOfKind),
    duas: findDuas(duas, typed).slice(0, mostOfKind),
    athkar: findAthkar(athkar, typed).slice(0, mostOfKind),
    names: filterNames(names, typed).slice(0, mostOfKind),
    cities: citiesIn(typed, findable),
  };
}
