import { useState } from "react";
import { longestFitting, type PictureWords } from "#app/browser/image-card.ts";
import { readPublished } from "#app/browser/read-published.ts";
import {
  completeVerses,
  type SharedVerses,
  type Withheld,
} from "#app/features/reader/actions/share-verses.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { PictureSheet } from "#app/picture/picture-sheet.tsx";
import type { ReadText } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { languageOfEdition } from "#domain/reader-edition.ts";
import {
  areTwo,
  ChosenTranslation,
  type Drawn,
  type TranslationChoice,
  translatorsOf,
} from "./chosen-translation.tsx";
import { RangeEnd } from "./range-end.tsx";

type VersePictureProps = {
  readonly reading: Reading;
  readonly ayah: number;
  /** The last of the verses that are shown first. */
  readonly to: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A verse as a picture, or the verses from it to a chosen one, as many as can be read in it. */
export function VersePicture({ reading, ayah, to: first, isOpen, onClose }: VersePictureProps) {
  "use memo";
  const text = useMessages("reader");
  const language = useLanguage();
  const [chosen, setChosen] = useState(first);
  const [choice, setChoice] = useState<TranslationChoice>("first");
  const { surah, edition, secondEdition, name } = reading;
  const surahTitle = text("surahName", { name: name.name });
  const key = isOpen
    ? `picture ${surah.number}:${ayah} ${edition} ${secondEdition} ${choice} ${language}`
    : undefined;
  const {
    value,
    latest: found,
    hasFailed,
  } = useAsync(key, async () => {
    const authors = await translatorsOf([edition, secondEdition]);
    const drawn = { language, choice, authors };
    return { drawn, ...(await pictureVerses({ reading, from: ayah, surahTitle }, drawn, readPublished)) };
  });
  const withheld = found && "withheld" in found ? found.withheld : undefined;
  const shown = found && "verses" in found ? found : undefined;
  const to = Math.min(chosen, shown?.last ?? chosen);
  const altered =
    withheld?.kind === "altered"
      ? withheld.ayahs.map((each) => formatNumber(each, language)).join(" · ")
      : undefined;
  const problem =
    altered !== undefined
      ? text("alteredVerses", { verses: altered })
      : withheld || hasFailed
        ? text("surahFailed")
        : undefined;
  return (
    <PictureSheet
      words={value && shown && wordsOfVerses({ ...shown.verses, to }, shown.drawn)}
      name={`quran-${surah.number}-${verseParameter(ayah, to)}`}
      problem={problem}
      isOpen={isOpen}
      onClose={onClose}
    >
      {found && areTwo(reading) && (
        <ChosenTranslation reading={reading} drawn={{ ...found.drawn, choice }} onChange={setChoice} />
      )}
      {shown && shown.last > ayah && <RangeEnd from={ayah} last={shown.last} to={to} onChange={setChosen} />}
    </PictureSheet>
  );
}

/** The verses that a picture may show, and the last one up to which they can be read in it. */
type PictureVerses = { readonly verses: SharedVerses; readonly last: number };

/** The Arabic and the chosen translations of verses for a picture; of several each ends with its number. */
export function wordsOfVerses(
  { reading, from, to, surahTitle }: SharedVerses,
  { language, choice, authors }: Drawn,
): PictureWords {
  const { surah, window, edition, translation, secondEdition, second } = reading;
  const part = (texts: readonly string[]) => texts.slice(from - window.from, to - window.from + 1);
  const endSign = (at: number) => (to > from ? `\u00a0\u06dd${formatNumber(from + at, "ar")}` : "");
  const both = [
    { which: "first", edition, texts: translation },
    { which: "second", edition: secondEdition, texts: second },
  ].flatMap(({ which, edition: id, texts }) =>
    id && texts ? [{ which, id, text: part(texts).join(" ") }] : [],
  );
  const [shown, other] = areTwo(reading)
    ? both.filter(({ which }) => choice === "both" || choice === which)
    : both;
  const shownLanguage = shown ? languageOfEdition(shown.id) : language;
  const place = `${surah.number}:${verseParameter(from, to)}`;
  return {
    arabic: part(reading.arabic)
      .map((verse, at) => `${verse}${endSign(at)}`)
      .join(" "),
    isQuran: true,
    translation: shown?.text,
    second: other && { text: other.text, language: languageOfEdition(other.id) },
    translators: [shown, other].flatMap((each) => (each ? (authors.get(each.id) ?? []) : [])),
    source: `${surahTitle} ${printedNumber(place, language)}`,
    language: shownLanguage,
    direction: directionOf(shownLanguage),
  };
}

/** How far a picture may go: to the end of the surah, before a verse that is not the published one, or to what is loaded. */
async function reachOf(shared: SharedVerses, read: ReadText): Promise<SharedVerses | { withheld: Withheld }> {
  const { reading, from } = shared;
  const to = reading.surah.ayahs;
  const all = await completeVerses({ ...shared, to }, read);
  if (!("withheld" in all)) return all;
  const next = all.withheld.kind === "altered" ? Math.min(...all.withheld.ayahs) - 1 : reading.window.to;
  const isSome = next >= from && from >= reading.window.from;
  return isSome && next < to ? completeVerses({ ...shared, to: next }, read) : all;
}

/** The verses of a surah from one on that fit a picture, checked, or why there is none of even the first. */
export async function pictureVerses(
  shared: { readonly reading: Reading; readonly from: number; readonly surahTitle: string },
  drawn: Drawn,
  read: ReadText,
): Promise<PictureVerses | { readonly withheld: Withheld }> {
  const { from } = shared;
  const found = await reachOf({ ...shared, to: from }, read);
  if ("withheld" in found) return found;
  const wordsTo = (to: number) => wordsOfVerses({ ...found, to }, drawn);
  return { verses: found, last: await longestFitting(wordsTo, from, found.to) };
}
