import type { Citation } from "#domain/conversation/citation.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";

/** What a sentence of a card rests on: verses, a verified text, a saying judged as not authentic, or a book that was read. */
export type CardSource =
  | { readonly kind: "verses"; readonly range: VerseRange }
  | { readonly kind: "text"; readonly citation: Exclude<Citation, { kind: "quran" }> }
  | { readonly kind: "saying" | "book"; readonly id: string };

/**
 * Reads a source as the data name it: `2:43`, `2:43-46`, `hadith:nawawi-01-intentions`, `dua:ID`, `dhikr:ID`, `faq:ID`,
 * `tajweed:ID`, `name:ID`, `event:ID`, `view:ID`, `saying:ID`, `book:ID`. Undefined where the form or the verse does
 * not exist.
 */
export function readCardSource(written: string): CardSource | undefined {
  const [, kindNamed, id] = /^([a-z]+):([a-z0-9-]{1,80})$/u.exec(written) ?? [];
  if (id !== undefined && (kindNamed === "saying" || kindNamed === "book")) return { kind: kindNamed, id };
  const kind = textKinds.find((each) => each === kindNamed);
  if (kind && id) return { kind: "text", citation: { kind, id } };
  if (!written.includes(":")) return undefined;
  const range = parseVerseRange(written);
  return typeof range === "string" ? undefined : { kind: "verses", range };
}

/** The citations of verified texts among the sources of a card, each once; of a passage its first verse. */
export function citationsOf(sources: readonly string[]): readonly Citation[] {
  return [...new Set(sources)].flatMap((written): Citation[] => {
    const source = readCardSource(written);
    if (source?.kind === "text") return [source.citation];
    return source?.kind === "verses"
      ? [{ kind: "quran", surah: source.range.surah, ayah: source.range.from }]
      : [];
  });
}
