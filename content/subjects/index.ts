import type { Subject } from "#domain/retrieval/subject.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import type { SubjectsFile } from "./schema.ts";

/**
 * Running numbers of the verses that a list of references names, ascending, each once; RangeError for an
 * invalid one.
 */
export function versesInReferences(references: string): number[] {
  const verses = references.split(" ").flatMap((reference) => {
    const range = parseVerseRange(reference);
    if (typeof range === "string") throw new RangeError(`${reference}: ${range}`);
    const first = verseNumber({ surah: range.surah, ayah: range.from }) ?? 0;
    return Array.from({ length: range.to - range.from + 1 }, (_, at) => first + at);
  });
  return [...new Set(verses)].sort((one, other) => one - other);
}

/** The subjects of the Quran with their names in every language. Rejects if the chunk fails to load. */
export async function loadSubjects(): Promise<readonly Subject[]> {
  const file = (await import("./data/subjects.json", { with: { type: "json" } })).default as SubjectsFile;
  return file.map(({ id, verses, names }) => ({ id, verses: versesInReferences(verses), names }));
}
