import { loadHadith } from "#content/hadith/index.ts";
import { type Language, languages } from "#domain/language.ts";
import {
  type HadithLibrary,
  hadithLibrary,
  type PreparedHadith,
  preparedHadith,
} from "#domain/quote-check/hadith-quotes.ts";
import { loadSayings } from "./load-sayings.ts";

async function prepare(): Promise<PreparedHadith> {
  const [sayings, ...bundled] = await Promise.all([
    loadSayings("en", languages),
    ...languages.map((language) => loadHadith(language)),
  ]);
  return preparedHadith({
    sayings: sayings.map(({ texts }) => texts),
    hadith: (bundled[0]?.hadith ?? []).map(({ arabic }, at) => [
      arabic,
      ...bundled.flatMap(({ hadith }) => hadith[at]?.text ?? []),
    ]),
  });
}

let preparing: Promise<PreparedHadith> | undefined;

async function load(shown: Language): Promise<HadithLibrary> {
  preparing ??= prepare().catch((error: unknown) => {
    preparing = undefined;
    throw error;
  });
  const [prepared, sayings, { hadith, names }] = await Promise.all([
    preparing,
    loadSayings(shown, []),
    loadHadith(shown),
  ]);
  return hadithLibrary(prepared, {
    sayings: sayings.map(({ sources }) => sources),
    hadith: hadith.map(({ id, sources, grades }) =>
      sources.map(({ name, number }) => ({
        id,
        collection: name,
        number,
        grades: grades.map(({ grade, name: grader }) => ({ grade, name: names.grades[grade], grader })),
      })),
    ),
  });
}

const loading = new Map<Language, Promise<HadithLibrary>>();

/**
 * The bundled hadith and the sayings known to be not authentic, in the words of all languages; collections, graders and
 * works are named in `shown`. The texts are prepared once for all languages. Rejects if a chunk fails to load; the next
 * call tries again.
 */
export function loadHadithLibrary(shown: Language): Promise<HadithLibrary> {
  const library = loading.get(shown) ?? load(shown);
  loading.set(shown, library);
  library.catch(() => loading.delete(shown));
  return library;
}
