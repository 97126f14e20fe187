import { fileURLToPath } from "node:url";
import { loadHadith } from "#content/hadith/index.ts";
import { readWholeText, translationFor } from "#content/quran/index.ts";
import { loadHadithLibrary } from "#content/sayings/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { seededNumbers } from "#domain/quote-check/alterations.testing.ts";
import { foldedWords } from "#domain/quote-check/folded-words.ts";
import { matchHadith } from "#domain/quote-check/hadith-quotes.ts";
import {
  judgeTranslation,
  type TranslationLanguage,
  translationIndex,
} from "#domain/quote-check/translation-quotes.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import type { Figure } from "#tests/support/figure.ts";

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
const folded = (text: string) => foldedWords(text).join(" ");

type Next = () => number;
const oneOf = <Item>(items: readonly Item[], next: Next) => items[Math.floor(next() * items.length)] as Item;

/** Ways to write the same words. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/[\u064b-\u0652\u0670\u0640]/g, ""),
  (text) => text.replace(/[.,;:!?،؛؟۔"“”«»()]/g, " "),
  (text) => text.replaceAll("ﷺ", "صلى الله عليه وسلم"),
];

/** Ways to alter words; neither end of a quote, or it would be a shorter quote of right words. */
const wordAlterations: readonly ((words: string[], at: number, other: string) => string[])[] = [
  (words, at, other) => words.with(at, other),
  (words, at) => words.toSpliced(at, 1),
  (words, at, other) => words.toSpliced(at, 0, other),
  (words, at) => words.with(at, words[at + 1] ?? "").with(at + 1, words[at] ?? ""),
];

const alteredInEach = 400;
const partLength = 12;

async function hadithFigures(): Promise<Figure[]> {
  const library = await loadHadithLibrary("en");
  const texts: { id: string; text: string }[] = [];
  for (const language of languages)
    for (const { id, arabic, text } of (await loadHadith(language)).hadith)
      texts.push({ id, text: language === "ar" ? arabic : (text ?? arabic) });
  let [right, refused, altered, called, mended] = [0, 0, 0, 0, 0];
  const judge = async (text: string) => {
    const quote = await matchHadith({ library }, text);
    return { verdict: quote?.verdict, corrected: quote?.corrected, ids: quote?.hadith.map(({ id }) => id) };
  };
  for (const { id, text } of texts) {
    const words = text.split(/\s+/);
    const half = words.slice(Math.floor(words.length / 4), Math.ceil((3 * words.length) / 4)).join(" ");
    for (const quote of [text, half])
      for (const spell of spellings) {
        if (foldedWords(quote).length < 3) continue;
        right += 1;
        const { verdict, ids = [] } = await judge(spell(quote));
        if (verdict !== "found" || !ids.includes(id)) refused += 1;
      }
  }
  const next = seededNumbers(17);
  const whole = texts.map(({ text }) => ` ${folded(text)} `);
  while (altered < alteredInEach * languages.length) {
    const { id, text } = oneOf(texts, next);
    const words = text.split(/\s+/);
    const start = Math.floor(next() * Math.max(1, words.length - partLength));
    const part = words.slice(start, start + partLength);
    if (part.length < 5) continue;
    const other = oneOf(oneOf(texts, next).text.split(/\s+/), next);
    const quote = oneOf(wordAlterations, next)(part, 1 + Math.floor(next() * (part.length - 3)), other).join(
      " ",
    );
    // Where the words stand in another hadith they are right.
    if (whole.some((one) => one.includes(` ${folded(quote)} `))) continue;
    altered += 1;
    const { verdict, corrected = "", ids = [] } = await judge(quote);
    if (verdict === "found") called += 1;
    if (
      verdict === "near" &&
      ids.includes(id) &&
      folded(corrected).includes(folded(part.slice(1, -1).join(" ")))
    )
      mended += 1;
  }
  return [
    {
      name: `quote check: right hadith refused, of ${right} in six languages`,
      value: percent(refused, right),
      unit: "%",
      atMost: 1,
    },
    {
      name: `quote check: altered hadith called found, of ${altered}`,
      value: called,
      unit: "quotes",
      atMost: 0,
    },
    {
      name: "quote check: altered hadith mended to their words",
      value: percent(mended, altered),
      unit: "%",
      atLeast: 85,
    },
  ];
}

const versesInEach = 250;
const fewestWords = 5;

async function translationFigures(language: TranslationLanguage, next: Next) {
  const edition = translationFor(language);
  const counts = { right: 0, refused: 0, wrong: 0, called: 0, mended: 0 };
  if (!edition) return counts;
  const read = publishedTexts(fileURLToPath(new URL("../.built/public", import.meta.url)));
  const verses = await readWholeText(read, edition);
  const index = translationIndex(verses);
  const judge = (text: string, verse: number) => {
    const { surah, ayah } = verseAt(verse + 1) ?? { surah: 1, ayah: 1 };
    const claimed = { surah, ayah, last: ayah };
    return judgeTranslation(index, text, { start: 0, end: text.length, language, claimed });
  };
  while (counts.right < versesInEach) {
    const verse = Math.floor(next() * verses.length);
    const text = verses[verse] ?? "";
    const words = text.split(" ");
    if (words.length < fewestWords) continue;
    // A whole rendering, or a part of it with some words left out.
    const part = words.slice(0, Math.ceil(words.length * 0.75)).filter(() => next() > 0.1);
    const quote = counts.right % 2 ? part.join(" ") : text;
    counts.right += 1;
    const { verdict } = judge(quote, verse);
    if (verdict !== "same-verse" && verdict !== "near") counts.refused += 1;
    const named = Math.floor(next() * verses.length);
    if (folded(verses[named] ?? "") === folded(text)) continue;
    counts.wrong += 1;
    const { verdict: judged, references } = judge(quote, named);
    if (judged === "same-verse") counts.called += 1;
    const found = references.map((key) =>
      verses.findIndex((_, at) => verseKey(verseAt(at + 1) ?? { surah: 1, ayah: 1 }) === key),
    );
    if (judged === "another-verse" && found.some((at) => folded(verses[at] ?? "") === folded(text)))
      counts.mended += 1;
  }
  return counts;
}

const isTranslated = (language: Language): language is TranslationLanguage => language !== "ar";

/** The rates of the check of hadith and of translations, on cases of our own. Needs the built texts. */
export async function benchQuotedTexts(): Promise<Figure[]> {
  const next = seededNumbers(23);
  const all = { right: 0, refused: 0, wrong: 0, called: 0, mended: 0 };
  for (const language of languages.filter(isTranslated)) {
    const counts = await translationFigures(language, next);
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += counts[key];
  }
  return [
    ...(await hadithFigures()),
    {
      name: `quote check: right renderings refused, of ${all.right} in five languages`,
      value: percent(all.refused, all.right),
      unit: "%",
      atMost: 1,
    },
    {
      name: `quote check: renderings of another verse called right, of ${all.wrong}`,
      value: percent(all.called, all.wrong),
      unit: "%",
      atMost: 0.5,
    },
    {
      name: "quote check: renderings of another verse mended to their verse",
      value: percent(all.mended, all.wrong),
      unit: "%",
      atLeast: 85,
    },
  ];
}
