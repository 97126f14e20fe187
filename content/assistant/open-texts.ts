import { loadCardIndex } from "#content/answer-cards/index.ts";
import { loadField, type ReadBytes } from "#content/quran-search/index.ts";
import { loadSubjects } from "#content/subjects/index.ts";
import { findCard } from "#domain/answer-cards/find-card.ts";
import type { Language } from "#domain/language.ts";
import { findSources, type Library } from "#domain/retrieval/sources.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import type { Assistant } from "./assistant.ts";
import { loadSourceTexts } from "./source-texts.ts";
import { versesOfCard } from "./verses-of-card.ts";

/** The Arabic text and the translation of a language, ready to be searched. */
export type Fields = { readonly arabic: SearchedField; readonly translation: SearchedField | undefined };

/** Creates an assistant over indexes that are already open. Rejects when a chunk of the texts fails to load. */
export async function overFields(language: Language, { arabic, translation }: Fields): Promise<Assistant> {
  const [subjects, texts, cards] = await Promise.all([
    loadSubjects(),
    loadSourceTexts(language),
    loadCardIndex(language),
  ]);
  const fields = translation ? [arabic, translation] : [arabic];
  const library: Library = {
    fields,
    subjects,
    names: subjectNames(subjects, language),
    texts,
    answered: (question) => versesOfCard(findCard(cards, question)),
  };
  // Warms up the word families and roots, so that the first question does not wait for them.
  findSources(library, "الصبر patience");
  return {
    language,
    library,
    find: (question, limit) => findSources(library, question, limit),
    findCard: (question) => findCard(cards, question),
  };
}

/** Opens an assistant with its indexes. Rejects when one of them or a chunk of the texts fails to load. */
export async function openTexts(language: Language, readBytes: ReadBytes): Promise<Assistant> {
  const [arabic, translation] = await Promise.all([
    loadField(readBytes, "ar"),
    language === "ar" ? undefined : loadField(readBytes, language),
  ]);
  if (arabic === undefined) throw new RangeError("the Arabic index is not built");
  return overFields(language, { arabic, translation });
}
