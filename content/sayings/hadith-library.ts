import { loadHadith } from "#content/hadith/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { type HadithLibrary, hadithLibrary } from "#domain/quote-check/hadith-quotes.ts";
import { loadSayings } from "./load-sayings.ts";

async function load(shown: Language): Promise<HadithLibrary> {
  const [sayings, named, ...bundled] = await Promise.all([
    loadSayings(shown, languages),
    loadHadith(shown),
    ...languages.map((language) => loadHadith(language)),
  ]);
  return hadithLibrary({
    sayings,
    hadith: named.hadith.map(({ id, arabic, sources, grades }, at) => ({
      places: sources.map(({ name, number }) => ({
        id,
        collection: name,
        number,
        grades: grades.map(({ grade, name: grader }) => ({
          grade,
          name: named.names.grades[grade],
          grader,
        })),
      })),
      texts: [arabic, ...bundled.flatMap(({ hadith }) => hadith[at]?.text ?? [])],
    })),
  });
}

const loading = new Map<Language, Promise<HadithLibrary>>();

/**
 * The bundled hadith and the sayings known to be not authentic, in the words of all languages; collections, graders and
 * works are named in `shown`. Prepared once for each language. Rejects if a chunk fails to load; the next call tries
 * again.
 */
export function loadHadithLibrary(shown: Language): Promise<HadithLibrary> {
  const library = loading.get(shown) ?? load(shown);
  loading.set(shown, library);
  library.catch(() => loading.delete(shown));
  return library;
}
