import { loadSourceTexts } from "#content/assistant/index.ts";
import { citationKey, readMark } from "#domain/citations/citation-mark.ts";

/** The first reference that leads to no text of ours; undefined when all do. */
export type FindUnknownReference = (references: readonly string[]) => Promise<string | undefined>;

/** Checks references against the verses of the Quran and the texts that are searched. */
export function referenceCheck(): FindUnknownReference {
  let known: Promise<ReadonlySet<string>> | undefined;
  const texts = () => {
    if (known) return known;
    const reading = loadSourceTexts("en").then(
      (all) => new Set(all.map(({ kind, id }) => citationKey({ kind, id }))),
    );
    known = reading;
    // A failed read is retried by the next call.
    reading.catch(() => {
      known = undefined;
    });
    return reading;
  };
  return async (references) => {
    for (const reference of references) {
      const citation = readMark(reference);
      if (!citation || citationKey(citation) !== reference) return reference;
      if (citation.kind !== "quran" && !(await texts()).has(reference)) return reference;
    }
    return undefined;
  };
}
