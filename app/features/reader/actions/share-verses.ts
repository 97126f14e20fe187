import { copyText } from "#app/browser/clipboard.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { type ShareOutcome, shareOrCopy } from "#app/browser/share.ts";
import { readEdition } from "#app/features/reader/reading/read-edition.ts";
import { isWhole, type Reading } from "#app/features/reader/reading/reading.ts";
import { verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { verifySurah } from "#app/features/reader/reading/verification.ts";
import { type ReadText, readVerses } from "#content/quran/index.ts";
import type { ReaderEdition } from "#domain/reader-edition.ts";

/** Verses `from` to `to` of a reading, both included, and the title of its surah. */
export type SharedVerses = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly surahTitle: string;
};

/** The text to share: Arabic and translations of each verse, then a line with surah and verses (`reference`). */
export function formatVerses({ reading, from, to, surahTitle }: SharedVerses) {
  const { surah, window, arabic, translation, second } = reading;
  const verses: string[] = [];
  for (let at = from - window.from; at <= to - window.from; at++)
    verses.push([arabic[at], translation?.[at], second?.[at]].filter(Boolean).join("\n"));
  const reference = `${surahTitle} ${surah.number}:${verseParameter(from, to)}`;
  return { reference, text: `${verses.join("\n\n")}\n${reference}` };
}

/** Why verses are not shared: some did not load, or some are not the published text. */
export type Withheld =
  | { readonly kind: "missing" }
  | { readonly kind: "altered"; readonly ayahs: readonly number[] };

/** A reading that holds every verse to share: the one shown, or the whole surah loaded again. */
async function readingWith({ reading, from, to }: SharedVerses, read: ReadText): Promise<Reading> {
  const { surah, window, edition, secondEdition, translation, second } = reading;
  if (from >= window.from && to <= window.to) return reading;
  const readShown = (id: ReaderEdition | null, shown: typeof translation) =>
    id && shown ? readEdition(read, id, surah.number) : null;
  const [arabic, first, next] = await Promise.all([
    readVerses(read, "arabic", surah.number),
    readShown(edition, translation),
    readShown(secondEdition, second),
  ]);
  return {
    ...reading,
    window: { from: 1, to: surah.ayahs },
    arabic,
    translation: first,
    second: next,
  };
}

/** The verses with all of their text, checked, or why they are withheld: part of a range is never shared as the whole. */
export async function completeVerses(
  shared: SharedVerses,
  read: ReadText,
): Promise<SharedVerses | { readonly withheld: Withheld }> {
  const reading = await readingWith(shared, read).catch(() => undefined);
  if (!reading) return { withheld: { kind: "missing" } };
  const { arabic, surah, hash, window } = reading;
  const verification = isWhole(reading) ? await verifySurah(read, surah.number, arabic, hash) : undefined;
  const altered = new Set(verification?.kind === "altered" ? verification.ayahs : []);
  const requested = Array.from({ length: shared.to - shared.from + 1 }, (_, index) => shared.from + index);
  const ayahs = requested.filter((ayah) => altered.has(ayah) || !arabic[ayah - window.from]);
  return ayahs.length > 0 ? { withheld: { kind: "altered", ayahs } } : { ...shared, reading };
}

/** Copies verses as text; `failed` when the browser does not allow it. */
export async function copyVerses(shared: SharedVerses): Promise<"copied" | "failed" | Withheld> {
  const verses = await completeVerses(shared, readPublished);
  if ("withheld" in verses) return verses.withheld;
  return (await copyText(formatVerses(verses).text)) ? "copied" : "failed";
}

/** Opens the device's share sheet with the text of verses and the address that opens them in this reader. */
export async function shareVerses(shared: SharedVerses): Promise<ShareOutcome | Withheld> {
  const verses = await completeVerses(shared, readPublished);
  if ("withheld" in verses) return verses.withheld;
  const { reference, text } = formatVerses(verses);
  const address = new URL(location.pathname, location.origin);
  address.search = `?surah=${shared.reading.surah.number}&verse=${verseParameter(shared.from, shared.to)}`;
  return shareOrCopy({ title: reference, text, url: address.href });
}
