import { copyText } from "#app/platform/clipboard.ts";
import { type ShareOutcome, shareOrCopy } from "#app/platform/share.ts";
import type { Reading } from "./reading.ts";
import { verseParameter } from "./reading-place.ts";

/** Verses of a reading, both ends included, and how its surah is named. */
export type SharedVerses = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly surahTitle: string;
};

/** Each verse's Arabic and translations, then a line naming surah and verses. */
export function wordingOf({ reading, from, to, surahTitle }: SharedVerses) {
  const { surah, window, arabic, translation, second } = reading;
  const verses: string[] = [];
  for (let at = from - window.from; at <= to - window.from; at++)
    verses.push([arabic[at], translation?.[at], second?.[at]].filter(Boolean).join("\n"));
  const named = `${surahTitle} ${surah.number}:${verseParameter(from, to)}`;
  return { named, text: `${verses.join("\n\n")}\n${named}` };
}

/** Copies them; false when the browser refuses. */
export function copyVerses(shared: SharedVerses): Promise<boolean> {
  return copyText(wordingOf(shared).text);
}

/** Hands them to the device's share sheet with the address that opens them on this page. */
export function shareVerses(shared: SharedVerses): Promise<ShareOutcome> {
  const { named, text } = wordingOf(shared);
  const address = new URL(location.pathname, location.origin);
  address.search = `?surah=${shared.reading.surah.number}&verse=${verseParameter(shared.from, shared.to)}`;
  return shareOrCopy({ title: named, text, url: address.href });
}
