import type { ReadText } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { textKeysOf } from "#domain/retrieval/rank-texts.ts";
import { readQuestion } from "#domain/retrieval/read-question.ts";
import { fieldOfParts, partOfTextKey, partsOfTyped, textsOfParts } from "#domain/retrieval/search-parts.ts";
import { findSources, type Library, type Sources } from "#domain/retrieval/sources.ts";
import type { Subject } from "#domain/retrieval/subject.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import { groupOf, numbersOfRuns, type PartsHead, type SubjectGroup } from "./parts-head.ts";
import { partsStart, readParts, type WantedPart } from "./read-parts.ts";

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

const noNames = Object.fromEntries(languages.map((one) => [one, []])) as unknown as Subject["names"];

/** The subjects with their names in one language; what else is known of them is read for those that a question names. */
const namedSubjects = ({ subjects }: PartsHead, language: Language): readonly Subject[] =>
  subjects.map(([id, own]) => ({ id, verses: [], names: { ...noNames, [language]: own } }));

/** Loads what questions in a language are read with. Rejects if it cannot be loaded. */
export async function openParts(language: Language, readText: ReadText) {
  const read = once(readText);
  const head = (await read(`${partsStart(language)}head.json`)) as PartsHead;
  const known = namedSubjects(head, language);
  const names = subjectNames(known, language);

  /** The subjects, those at some places with their verses and their Arabic names. */
  const withVerses = async (places: readonly number[]): Promise<readonly Subject[]> => {
    const full = [...known];
    const one = async (subject: number) => {
      const { group, place } = groupOf(subject);
      const file = (await read(`${partsStart(language)}subjects-${group}.json`)) as SubjectGroup;
      const [before, [runs, ar] = [[], []]] = [known[subject], file[place]];
      if (!before) return;
      const all = language === "ar" ? before.names : { ...before.names, ar };
      full[subject] = { ...before, verses: numbersOfRuns(runs), names: all };
    };
    await Promise.all(places.map(one));
    return full;
  };

  /** What `findSources` finds with whole indexes, from the parts that have the words of the question. */
  return async (question: string, answered: NonNullable<Library["answered"]>): Promise<Sources> => {
    const asked = readQuestion(question, names);
    const named = asked.subjects.map(({ subject }) => subject);
    const own = asked.words.flatMap((word) => partsOfTyped(word, language));
    const keys = textKeysOf(asked, known).map((key) => partOfTextKey(key, language));
    const arabic: WantedPart[] = [
      ...asked.words.flatMap((word) => partsOfTyped(word, "ar")),
      ...named.flatMap((subject) => head.subjects[subject]?.[2] ?? []),
    ];
    const [parts, arabicParts, subjects] = await Promise.all([
      readParts(read, language, [...own, ...keys]),
      readParts(read, "ar", asked.requested === "count" ? [...arabic, "numbers"] : arabic),
      withVerses(named),
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
