import { parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { hasNoPlace, lastReadKey, readerPath } from "./reader-address.ts";
import { storedValue } from "./stored-value.ts";

/** The verse read last in either reader. Other devices of the person get it as `position` of the synced data. */
export const storedLastRead = storedValue<VerseReference | undefined>(
  lastReadKey,
  { parse: parseVerseKey, print: (verse) => (verse ? verseKey(verse) : "") },
  undefined,
);

/**
 * The address at which a reader opened without a place continues, with its other parameters and hash; undefined for
 * every other address, and while nothing was read.
 *
 * @param base the address of the page, where `to` may be relative.
 */
export function resumedAddress(to: string, base: string): string | undefined {
  const { pathname, search, hash } = new URL(to, base);
  const verse = readerPath.test(pathname) && hasNoPlace(search) ? storedLastRead.read() : undefined;
  if (!verse) return undefined;
  const parameters = new URLSearchParams(search);
  parameters.set("surah", String(verse.surah));
  parameters.set("verse", String(verse.ayah));
  return `${pathname}?${parameters}${hash}`;
}
