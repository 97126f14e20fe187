import { createHash } from "node:crypto";
import type { ImportedSurah } from "#contract/text-pack.ts";
import { ayahsIn, isSurah, surahCount, verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { StoredText, TextRows, VerseText } from "#server/store/text-rows.ts";

/** SHA-256 in hexadecimal of bytes, or of a text in UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The answer for one surah, exactly as it is sent and hashed. */
function surahBody(verses: readonly VerseText[]): string {
  const texts: ImportedSurah = verses.map(({ first, last, text }) => ({
    from: verseAt(first)?.ayah ?? 0,
    to: verseAt(last)?.ayah ?? 0,
    text,
  }));
  return JSON.stringify(texts);
}

/** The SHA-256 of the answer for each of the 114 surahs; `verses` are in order. */
export function surahHashes(verses: readonly VerseText[]): string[] {
  const bySurah = Map.groupBy(verses, ({ first }) => verseAt(first)?.surah);
  return Array.from({ length: surahCount }, (_, at) => sha256(surahBody(bySurah.get(at + 1) ?? [])));
}

/** One hash over others, which changes with any of them. */
export function hashOfHashes(hashes: readonly string[]): string {
  return sha256(hashes.join("\n"));
}

/** What a text says on a surah, or undefined when there is no such text, edition of it or surah. */
export async function readImportedSurah(
  texts: Pick<TextRows, "find" | "read">,
  address: { readonly id: string; readonly hash: string; readonly surah: number },
): Promise<string | undefined> {
  const text = await editionOf(texts, address);
  const { id, surah } = address;
  const first = verseNumber({ surah, ayah: 1 });
  if (!text || !isSurah(surah) || first === undefined) return undefined;
  const body = surahBody(await texts.read(id, first, first + ayahsIn(surah) - 1));
  // A text that was replaced between the two reads is not sent under the address of the older one.
  return sha256(body) === text.hashes[surah - 1] ? body : undefined;
}

/** The text with that key, if its hash is the named one and it has texts on verses. */
export async function editionOf(
  texts: Pick<TextRows, "find">,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<StoredText | undefined> {
  const text = await texts.find(id);
  return text && text.hashes.length > 0 && text.listed.sha256 === hash ? text : undefined;
}
