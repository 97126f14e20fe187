import { loadCardIndex } from "#content/answer-cards/index.ts";
import { loadField, type ReadBytes } from "#content/quran-search/index.ts";
import { loadSubjects } from "#content/subjects/index.ts";
import { citationsOf } from "#domain/answer-cards/card-source.ts";
import { type AskedCard, findCard } from "#domain/answer-cards/find-card.ts";
import type { Language } from "#domain/language.ts";
import { findSources, type Library, type Sources } from "#domain/retrieval/sources.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { loadSourceTexts } from "./source-texts.ts";

export type { Source, Sources } from "#domain/retrieval/sources.ts";
export { loadGround } from "./ground.ts";
export { scripture } from "./scripture.ts";
export { loadSourceTexts } from "./source-texts.ts";

/** The functions that answer questions in one language, in the browser and on the server. */
export type Assistant = {
  readonly language: Language;
  readonly library: Library;
  readonly find: (question: string, limit?: number) => Sources;
  /** The written answer to a question, if one surely answers it. */
  readonly findCard: (question: string) => AskedCard | undefined;
};

type Fields = { readonly arabic: SearchedField; readonly translation: SearchedField | undefined };

/** Creates an assistant over indexes that are already open. Rejects when a chunk of the texts fails to load. */
export async function assistantOver(language: Language, { arabic, translation }: Fields): Promise<Assistant> {
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
    answered: (question) => versesOf(findCard(cards, question)),
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

function versesOf(card: AskedCard | undefined): readonly number[] {
  return citationsOf(card?.sources ?? []).flatMap((one) =>
    one.kind === "quran" ? (verseNumber(one) ?? []) : [],
  );
}

/** Opens the assistant of a language with its indexes; finding verses needs none of their texts. */
export async function openAssistant(language: Language, readBytes: ReadBytes): Promise<Assistant> {
  const [arabic, translation] = await Promise.all([
    loadField(readBytes, "ar"),
    language === "ar" ? undefined : loadField(readBytes, language),
  ]);
  if (arabic === undefined) throw new RangeError("the Arabic index is not built");
  return assistantOver(language, { arabic, translation });
}
