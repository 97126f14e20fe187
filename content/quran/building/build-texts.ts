import type { Edition, EditionId } from "../edition.ts";
import { checkWords, joinWords } from "./arabic-words.ts";
import { throwIfProblems } from "./build-problem.ts";
import { checkEdition } from "./check-editions.ts";
import { checkFont } from "./check-font.ts";
import { checkSkeletons, spellingSkeleton } from "./check-skeleton.ts";
import {
  checkNoMarks,
  checkNotEmpty,
  checkOneLine,
  checkOrder,
  checkRepeats,
  checkVerbatim,
} from "./check-verses.ts";
import { cleaned, isCleaned } from "./clean-up.ts";
import { crossSource, reviewed } from "./described-sources.ts";
import { readPackage } from "./package-file.ts";
import { codePointsOf } from "./quran-font.ts";
import { readGlosses } from "./read-glosses.ts";
import { readEdition, readHolyQuranTranslation, readSecondText } from "./read-packages.ts";
import { keyOf } from "./verse-text.ts";

type TextEdition = Edition & { readonly id: Exclude<EditionId, "words"> };

function isTextEdition(edition: Edition): edition is TextEdition {
  return edition.id !== "words";
}

function exceptionsOf(id: EditionId): readonly string[] {
  return reviewed.skeletons.filter(({ text }) => text === id).map(({ verse }) => verse);
}

/** The verses of an edition as published: replaced where listed, cleaned, checked. */
function checkedTexts(edition: TextEdition, arabic?: readonly string[]): readonly string[] {
  const packaged = readEdition(edition);
  throwIfProblems([...checkEdition(edition), ...checkOrder(edition.id, packaged)]);
  const replaced = edition.replacements.map(({ verse }) => verse);
  const spare = replaced.length > 0 ? readHolyQuranTranslation(crossSource("turkishReplacement")) : [];
  const texts = packaged.map(({ text }, index) => {
    const source = replaced.includes(keyOf(index + 1)) ? (spare[index]?.text ?? "") : text;
    return cleaned(edition.id, source);
  });
  const repeats = reviewed.repeats.filter(({ text }) => text === edition.id).map(({ verse }) => verse);
  throwIfProblems([
    ...checkNotEmpty(edition.id, texts),
    ...checkOneLine(edition.id, texts),
    ...(arabic ? checkRepeats(edition.id, texts, arabic, repeats) : []),
    ...(edition.id === "imlaei" && arabic
      ? checkSkeletons("imlaei", texts, arabic, exceptionsOf("imlaei"), spellingSkeleton)
      : []),
    ...(isCleaned(edition.id) ? checkNoMarks(edition.id, texts) : checkVerbatim(edition.id, texts, packaged)),
  ]);
  return texts;
}

function checkArabic(arabic: readonly string[]): void {
  const second = readSecondText(crossSource("secondText"));
  throwIfProblems(checkOrder("second text", second));
  const font = codePointsOf(["fontArabic", "fontLatin"].flatMap((id) => readPackage(crossSource(id))));
  const secondTexts = second.map(({ text }) => text);
  throwIfProblems([
    ...checkSkeletons("arabic", arabic, secondTexts, exceptionsOf("arabic")),
    ...checkFont("arabic", arabic, font),
  ]);
}

function checkedWords(edition: Edition, arabic: readonly string[]) {
  const verses = readGlosses(edition.package);
  throwIfProblems([...checkEdition(edition), ...checkOrder(edition.id, verses)]);
  const glosses = verses.map(({ words }) => words);
  const words = joinWords(arabic, glosses);
  throwIfProblems(checkWords(words, arabic, glosses));
  return words;
}

/** Every edition that is not switched off with its 6,236 verses; throws `BuildError` listing what is wrong. */
export function buildTexts(editions: readonly Edition[]): ReadonlyMap<EditionId, readonly unknown[]> {
  const arabicEdition = editions.filter(isTextEdition).find(({ id }) => id === "arabic");
  if (!arabicEdition?.enabled) throw new Error("editions.json: the Arabic text cannot be switched off");
  const arabic = checkedTexts(arabicEdition);
  checkArabic(arabic);
  const texts = new Map<EditionId, readonly unknown[]>([["arabic", arabic]]);
  for (const edition of editions) {
    if (!edition.enabled || edition.id === "arabic") continue;
    texts.set(
      edition.id,
      isTextEdition(edition) ? checkedTexts(edition, arabic) : checkedWords(edition, arabic),
    );
  }
  return texts;
}
