import { copyText } from "#app/browser/clipboard.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { type ShareOutcome, shareOrCopy } from "#app/browser/share.ts";
import { isWhole, type Reading } from "#app/features/reader/reading/reading.ts";
import { verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { verifySurah } from "#app/features/reader/reading/verification.ts";
import { type ReadText, readVerses } from "#content/quran/index.ts";

/** Verses of a reading, both ends included, and how its surah is named. */
export type SharedVerses = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly surahTitle: string;
};

/** Each verse's Arabic and translations, then a line naming surah and verses. */
export function formatVerses({ reading, from, to, surahTitle }: SharedVerses) {
  const { surah, window, arabic, translation, second } = reading;
  const verses: string[] = [];
  for (let at = from - window.from; at <= to - window.from; at++)
    verses.push([arabic[at], translation?.[at], second?.[at]].filter(Boolean).join("\n"));
  const named = `${surahTitle} ${surah.number}:${verseParameter(from, to)}`;
  return { named, text: `${verses.join("\n\n")}\n${named}` };
}

/** Why verses are not handed out: some did not come, or some are not the published ones. */
export type Withheld =
  | { readonly kind: "missing" }
  | { readonly kind: "altered"; readonly ayahs: readonly number[] };

/** The reading with every verse that is to be shared: as it is shown where it holds them, else loaded whole. */
async function holding({ reading, from, to }: SharedVerses, read: ReadText): Promise<Reading> {
  const { surah, window, edition, secondEdition, translation, second } = reading;
  if (from >= window.from && to <= window.to) return reading;
  const beside = (id: typeof edition, shown: typeof translation) =>
    id && shown ? readVerses(read, id, surah.number) : null;
  const [arabic, first, next] = await Promise.all([
    readVerses(read, "arabic", surah.number),
    beside(edition, translation),
    beside(secondEdition, second),
  ]);
  return {
    ...reading,
    window: { from: 1, to: surah.ayahs },
    arabic,
    translation: first,
    second: next,
  };
}

/** The verses with all of their text, checked; or why they are withheld: no part is handed out as the whole. */
export async function completeVerses(
  shared: SharedVerses,
  read: ReadText,
): Promise<SharedVerses | { readonly withheld: Withheld }> {
  const reading = await holding(shared, read).catch(() => undefined);
  if (!reading) return { withheld: { kind: "missing" } };
  const { arabic, surah, hash, window } = reading;
  const found = isWhole(reading) ? await verifySurah(read, surah.number, arabic, hash) : undefined;
  const bad = new Set(found?.kind === "altered" ? found.ayahs : []);
  const asked = Array.from({ length: shared.to - shared.from + 1 }, (_, index) => shared.from + index);
  const ayahs = asked.filter((ayah) => bad.has(ayah) || !arabic[ayah - window.from]);
  return ayahs.length > 0 ? { withheld: { kind: "altered", ayahs } } : { ...shared, reading };
}

/** Copies them; `failed` when the browser refuses. */
export async function copyVerses(shared: SharedVerses): Promise<"copied" | "failed" | Withheld> {
  const verses = await completeVerses(shared, readPublished);
  if ("withheld" in verses) return verses.withheld;
  return (await copyText(formatVerses(verses).text)) ? "copied" : "failed";
}

/** Hands them to the device's share sheet with the address that opens them on this page. */
export async function shareVerses(shared: SharedVerses): Promise<ShareOutcome | Withheld> {
  const verses = await completeVerses(shared, readPublished);
  if ("withheld" in verses) return verses.withheld;
  const { named, text } = formatVerses(verses);
  const address = new URL(location.pathname, location.origin);
  address.search = `?surah=${shared.reading.surah.number}&verse=${verseParameter(shared.from, shared.to)}`;
  return shareOrCopy({ title: named, text, url: address.href });
}
