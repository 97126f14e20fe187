import { loadAskedTexts } from "#content/assistant/index.ts";
import { citationKey, readMark } from "#domain/citations/citation-mark.ts";

/** The first of the references that leads to no text of the house; undefined when all do. */
export type UnknownReference = (references: readonly string[]) => Promise<string | undefined>;

/** Checks references against the Quran's count of verses and the texts that are searched. */
export function unknownReference(): UnknownReference {
  let known: Promise<ReadonlySet<string>> | undefined;
  const texts = () => {
    if (known) return known;
    const reading = loadAskedTexts("en").then(
      (all) => new Set(all.map(({ kind, id }) => citationKey({ kind, id }))),
    );
    known = reading;
    // What failed is read anew by the next who asks.
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
