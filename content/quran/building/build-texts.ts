import { z } from "zod";
import crossSourceList from "../cross-sources.json" with { type: "json" };
import type { Edition, EditionId, PackageSource } from "../edition.ts";
import editionList from "../editions.json" with { type: "json" };
import reviewed from "../reviewed-differences.json" with { type: "json" };
import { checkWords, joinWords } from "./arabic-words.ts";
import { checkEdition } from "./check-editions.ts";
import { checkFont } from "./check-font.ts";
import { checkSkeletons } from "./check-skeleton.ts";
import {
  checkNoMarks,
  checkNotEmpty,
  checkOneLine,
  checkOrder,
  checkRepeats,
  checkVerbatim,
} from "./check-verses.ts";
import { cleaned } from "./clean-up.ts";
import { checkPinned, readPackage } from "./package-file.ts";
import { codePointsOf } from "./quran-font.ts";
import { readEdition, readGlosses, readHolyQuranTranslation, readSecondText } from "./read-packages.ts";
import { refuse } from "./refusal.ts";
import { keyOf } from "./verse-text.ts";

const crossSources = new Map<string, PackageSource>(crossSourceList.map((source) => [source.id, source]));
export const editions = z.custom<readonly Edition[]>(Array.isArray).parse(editionList);

/** A source that is read for checks, names or structure, by its id in `cross-sources.json`. */
export function crossSource(id: string): PackageSource {
  const source = crossSources.get(id);
  if (!source) throw new Error(`cross-sources.json has no ${id}`);
  return source;
}

/** Refuses any package file that is not the pinned one; to be asked before any is read. */
export function refuseUnpinned(): void {
  const sources = [...editions.map((edition) => edition.package), ...crossSources.values()];
  refuse(sources.flatMap((source) => checkPinned(source, readPackage(source))));
}

type TextEdition = Edition & { readonly id: Exclude<EditionId, "words"> };

function isTextEdition(edition: Edition): edition is TextEdition {
  return edition.id !== "words";
}

/** The verses of an edition as published: replaced where listed, cleaned, checked. */
function checkedTexts(edition: TextEdition, arabic: readonly string[]): readonly string[] {
  const packaged = readEdition(edition);
  refuse([...checkEdition(edition), ...checkOrder(edition.id, packaged)]);
  const replaced = edition.replacements.map(({ verse }) => verse);
  const spare = replaced.length > 0 ? readHolyQuranTranslation(crossSource("turkishReplacement")) : [];
  const texts = packaged.map(({ text }, index) => {
    const given = replaced.includes(keyOf(index + 1)) ? (spare[index]?.text ?? "") : text;
    return cleaned(edition.id, given);
  });
  const repeats = reviewed.repeats.filter(({ text }) => text === edition.id).map(({ verse }) => verse);
  const isTranslation = edition.changes.length > 0 && edition.id !== "transliteration";
  refuse([
    ...checkNotEmpty(edition.id, texts),
    ...checkOneLine(edition.id, texts),
    ...checkRepeats(edition.id, texts, arabic.length > 0 ? arabic : texts, repeats),
    ...(isTranslation ? checkNoMarks(edition.id, texts) : []),
    ...(edition.id === "arabic" ? checkVerbatim(edition.id, texts, packaged) : []),
  ]);
  return texts;
}

function refuseFlawedArabic(arabic: readonly string[]): void {
  const second = readSecondText(crossSource("secondText"));
  refuse(checkOrder("second text", second));
  const font = codePointsOf(["fontArabic", "fontLatin"].flatMap((id) => readPackage(crossSource(id))));
  const secondTexts = second.map(({ text }) => text);
  refuse([
    ...checkSkeletons("arabic", arabic, secondTexts, reviewed.skeletons),
    ...checkFont("arabic", arabic, font),
  ]);
}

function checkedWords(edition: Edition, arabic: readonly string[]) {
  const verses = readGlosses(edition.package);
  const places = verses.map(({ key }) => {
    const [surah = 0, ayah = 0] = key.split(":").map(Number);
    return { surah, ayah, text: key };
  });
  refuse([...checkEdition(edition), ...checkOrder(edition.id, places)]);
  const glosses = verses.map(({ words }) => words);
  const words = joinWords(arabic, glosses);
  refuse(checkWords(words, arabic, glosses));
  return words;
}

/** Every edition that is not switched off with its 6,236 verses; throws `BuildRefused` naming what is wrong. */
export function buildTexts(): ReadonlyMap<EditionId, readonly unknown[]> {
  const arabicEdition = editions.filter(isTextEdition).find(({ id }) => id === "arabic");
  if (!arabicEdition?.enabled) throw new Error("editions.json: the Arabic text cannot be switched off");
  const arabic = checkedTexts(arabicEdition, []);
  refuseFlawedArabic(arabic);
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
