import { parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { storedValue } from "./stored-value.ts";

/** Where the verse lies; the first paint of a reader needs it, so it cannot wait for IndexedDB. */
export const lastReadKey = "reader.position";

/** The verse read last in either reader. Other devices of the person get it as `position` of the synced data. */
export const storedLastRead = storedValue<VerseReference | undefined>(
  lastReadKey,
  { parse: parseVerseKey, print: (verse) => (verse ? verseKey(verse) : "") },
  undefined,
);

/** Pages that go on where the person stopped. */
export const readerPath = /^\/(digital|complete)-quran$/;

/** Parameters with which an address of a reader asks for something itself. */
export const asking = ["surah", "verse", "tab", "q"];

/** True for a search part that leaves it to the reader where to open. */
export function asksForNoPlace(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return !asking.some((name) => parameters.has(name));
}

/**
 * The address at which a reader opened without a place goes on, other parameters and the hash kept; undefined for every
 * other address, and while nothing was read.
 *
 * @param base the address of the page, where `to` may be relative.
 */
export function resumedAddress(to: string, base: string): string | undefined {
  const { pathname, search, hash } = new URL(to, base);
  const verse = readerPath.test(pathname) && asksForNoPlace(search) ? storedLastRead.read() : undefined;
  if (!verse) return undefined;
  const parameters = new URLSearchParams(search);
  parameters.set("surah", String(verse.surah));
  parameters.set("verse", String(verse.ayah));
  return `${pathname}?${parameters}${hash}`;
}
