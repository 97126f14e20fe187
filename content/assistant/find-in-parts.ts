import type { ReadText } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { textKeysOf } from "#domain/retrieval/rank-texts.ts";
import { singleWords } from "#domain/retrieval/rank-verses.ts";
import { readQuestion } from "#domain/retrieval/read-question.ts";
import {
  fieldOfParts,
  partOfTextKey,
  partsOfTyped,
  type SearchPart,
  textsOfParts,
} from "#domain/retrieval/search-parts.ts";
import { findSources, type Library, type Sources } from "#domain/retrieval/sources.ts";
import type { Subject } from "#domain/retrieval/subject.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import built from "./built/parts.json" with { type: "json" };
import { numbersOfRuns, type PartsHead } from "./parts-head.ts";

const starts: Readonly<Record<string, string>> = built.languages;

type Wanted = number | "numbers";

/** Reads each file once; one that failed is read again. */
function once(read: ReadText): ReadText {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const reading = known.get(address) ?? read(address);
    known.set(address, reading);
    reading.catch(() => known.delete(address));
    return reading;
  };
}

async function readParts(
  read: ReadText,
  language: Language,
  wanted: readonly Wanted[],
): Promise<readonly SearchPart[]> {
  const addresses = [...new Set(wanted)].map((part) => `${starts[language]}${part}.json`);
  return (await Promise.all(addresses.map(read))) as SearchPart[];
}

/** The subjects with their names in one language and in Arabic. */
function subjectsOf({ subjects }: PartsHead, language: Language): readonly Subject[] {
  return subjects.map(([id, verses, own, ar]) => ({
    id,
    verses: numbersOfRuns(verses),
    names: {
      ...(Object.fromEntries(languages.map((one) => [one, []])) as unknown as Subject["names"]),
      ar,
      [language]: own,
    },
  }));
}

/** Loads what questions in a language are read with. Rejects if it cannot be loaded. */
export async function openParts(language: Language, readText: ReadText) {
  const read = once(readText);
  const head = (await read(`${starts[language]}head.json`)) as PartsHead;
  const subjects = subjectsOf(head, language);
  const names = subjectNames(subjects, language);

  /** What `findSources` finds with whole indexes, from the parts that have the words of the question. */
  return async (question: string, answered: NonNullable<Library["answered"]>): Promise<Sources> => {
    const asked = readQuestion(question, names);
    const arabicWords = asked.subjects.flatMap(({ subject }) =>
      singleWords(subjects[subject]?.names.ar ?? []),
    );
    const own = asked.words.flatMap((word) => partsOfTyped(word, language));
    const keys = textKeysOf(asked, subjects).map((key) => partOfTextKey(key, language));
    const arabic = [...asked.words, ...arabicWords].flatMap((word) => partsOfTyped(word, "ar"));
    const [parts, arabicParts] = await Promise.all([
      readParts(read, language, [...own, ...keys]),
      readParts(read, "ar", asked.requested === "count" ? [...arabic, "numbers"] : arabic),
    ]);
    const fields = [fieldOfParts(arabicParts, "ar")];
    if (language !== "ar") fields.push(fieldOfParts(parts, language));
    const texts = textsOfParts(parts, head.texts);
    return findSources({ fields, subjects, names, texts, answered }, question);
  };
}

/** Running numbers of the verses that have an Arabic word in any form. Rejects if a part cannot be loaded. */
export async function versesWithWord(word: string, read: ReadText): Promise<readonly number[]> {
  const parts = await readParts(read, "ar", partsOfTyped(word, "ar"));
  return versesWith([fieldOfParts(parts, "ar")], word);
}
