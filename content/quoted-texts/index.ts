import type { Language } from "#domain/language.ts";
import built from "./built/address.json" with { type: "json" };
import { groupOf, keyOf, type QuotedGroup, type QuotedKind, type QuotedText } from "./quoted-text.ts";

export type { QuotedKind, QuotedText } from "./quoted-text.ts";

/** Address of the file that has a text. */
export function quotedAddress(kind: QuotedKind, id: string, language: Language): string {
  return `/texts/${built.folder}/${language}-${groupOf(kind, id)}.json`;
}

/**
 * A text in one language from a file of some kilobytes, from the lists of its kind where that cannot be loaded; undefined
 * where there is no such text. Rejects if neither can be loaded.
 */
export async function readQuoted(
  read: (address: string) => Promise<unknown>,
  kind: QuotedKind,
  id: string,
  language: Language,
): Promise<QuotedText | undefined> {
  const group = await read(quotedAddress(kind, id, language)).catch(() => undefined);
  if (typeof group === "object" && group !== null) return (group as QuotedGroup)[keyOf(kind, id)];
  // Without a network the lists may be there.
  const { loadQuoted } = await import("./load-quoted.ts");
  return (await loadQuoted(kind, language)).get(id);
}
