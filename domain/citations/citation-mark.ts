import type { Citation } from "#domain/conversation/reply.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import { isVerse } from "#domain/verse-reference.ts";

/** How a model names a source in its reply: `[[quran:2:153]]`, `[[hadith:intentions]]`. */
export const citationMark = /\[\[([^[\]]{1,80})\]\]/gu;

/** The citation of a mark; undefined where there is no such verse or kind of text. */
export function readMark(inside: string): Citation | undefined {
  const verse = /^quran:(\d{1,3}):(\d{1,3})$/u.exec(inside.trim());
  if (verse) {
    const place = { surah: Number(verse[1]), ayah: Number(verse[2]) };
    return isVerse(place) ? { kind: "quran", ...place } : undefined;
  }
  const [kindNamed, id = ""] = inside.trim().split(":", 2);
  const kind = textKinds.find((each) => each === kindNamed);
  return kind && /^[a-z0-9-]{1,80}$/u.test(id) ? { kind, id } : undefined;
}

/** The unique key of a cited text. */
export function citationKey(citation: Citation): string {
  return citation.kind === "quran"
    ? `quran:${citation.surah}:${citation.ayah}`
    : `${citation.kind}:${citation.id}`;
}
