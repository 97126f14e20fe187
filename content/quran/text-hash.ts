/**
 * How the published hashes are made, so that anyone can reproduce them (all SHA-256, lower-case hex):
 * - verse: over the UTF-8 of its text; of the words edition, over the UTF-8 of `JSON.stringify(words of the verse)`;
 * - surah: over the UTF-8 of its verses in order, joined by one line feed (no verse holds one);
 * - edition: over its 114 surah hashes in order, joined by one line feed;
 * - page of the mushaf: over its verses as a surah's; of a list of twenty pages, over their hashes joined likewise;
 * - root: over one line `edition hash` (id, space, edition hash) per edition, sorted by id, joined by one line feed.
 */

/** Pages of the mushaf whose hashes are in one list. */
export const pagesInGroup = 20;

/** The string of a verse that is hashed. */
export function hashedForm(verse: unknown): string {
  return typeof verse === "string" ? verse : JSON.stringify(verse);
}

async function sha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Hash of one verse, to compare with the list at `hashAddress`. */
export function verseHash(verse: unknown): Promise<string> {
  return sha256(hashedForm(verse));
}

/** Hash of a surah's verses, to compare with the manifest or with `loadArabicHashes`. */
export function surahHash(verses: readonly unknown[]): Promise<string> {
  return sha256(verses.map(hashedForm).join("\n"));
}

/** Hash of an edition from its 114 surah hashes. */
export function editionHash(surahHashes: readonly string[]): Promise<string> {
  return sha256(surahHashes.join("\n"));
}

/** The one hash over all editions, from each edition's hash. */
export function rootHash(editionHashes: Readonly<Record<string, string>>): Promise<string> {
  return sha256(rootLines(editionHashes));
}

/** The lines that the root is computed over. */
export function rootLines(editionHashes: Readonly<Record<string, string>>): string {
  return Object.keys(editionHashes)
    .sort()
    .map((id) => `${id} ${editionHashes[id]}`)
    .join("\n");
}
