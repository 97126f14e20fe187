import type { ReadText } from "#content/quran/index.ts";
import { type OpenSearch, openSearch, type ReadBytes } from "#content/quran-search/index.ts";
import { loadSubjects } from "#content/subjects/index.ts";
import type { Language } from "#domain/language.ts";
import { findSources, type Library, type Sources } from "#domain/retrieval/sources.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import { loadAskedTexts } from "./asked-texts.ts";

export type { Source, Sources } from "#domain/retrieval/sources.ts";

/** What answers questions in one language, in the browser as on the server. */
export type Assistant = {
  readonly language: Language;
  readonly library: Library;
  readonly search: OpenSearch;
  readonly find: (question: string, limit?: number) => Sources;
};

/** Lays out an assistant over a search that is open already. Rejects as the texts' chunks do. */
export async function assistantOver(language: Language, search: OpenSearch): Promise<Assistant> {
  const [subjects, texts] = await Promise.all([loadSubjects(), loadAskedTexts(language)]);
  const fields = search.translation ? [search.arabic, search.translation] : [search.arabic];
  const library: Library = { fields, subjects, names: subjectNames(subjects, language), texts };
  // The first question should not wait for the families and roots.
  findSources(library, "الصبر patience");
  return { language, library, search, find: (question, limit) => findSources(library, question, limit) };
}

/** Opens the assistant of a language with its indexes; texts of verses are not needed to find them. */
export async function openAssistant(
  language: Language,
  readBytes: ReadBytes,
  readText: ReadText,
): Promise<Assistant> {
  return assistantOver(language, await openSearch(language, readBytes, readText));
}
