import { loadHadith } from "#content/hadith/index.ts";
import { loadSayings } from "#content/sayings/index.ts";
import { languages } from "#domain/language.ts";
import { type HadithLibrary, hadithLibrary } from "#domain/quote-check/hadith-quotes.ts";

async function load(): Promise<HadithLibrary> {
  const [sayings, ...bundled] = await Promise.all([
    loadSayings("en", languages),
    ...languages.map((language) => loadHadith(language)),
  ]);
  const [english] = bundled;
  return hadithLibrary({
    sayings,
    hadith: (english?.hadith ?? []).map(({ id, arabic, sources, grades }, at) => ({
      places: sources.map(({ name, number }) => ({
        id,
        collection: name,
        number,
        grades: grades.map(({ grade, name: grader }) => ({ grade, grader })),
      })),
      texts: [arabic, ...bundled.flatMap(({ hadith }) => hadith[at]?.text ?? [])],
    })),
  });
}

let loading: Promise<HadithLibrary> | undefined;

/** The bundled hadith and the sayings known to be not authentic, in all languages and named in English; read once. */
export function loadHadithLibrary(): Promise<HadithLibrary> {
  loading ??= load().catch((error: unknown) => {
    // A failed load is retried by the next call.
    loading = undefined;
    throw error;
  });
  return loading;
}
