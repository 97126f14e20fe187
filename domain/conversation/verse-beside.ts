import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { versesByName } from "#domain/search/verses-by-name.ts";
import { type VerseReference, verseAt, verseNumber } from "#domain/verse-reference.ts";
import { nextStep, stepOf } from "./follow-up.ts";
import { plainMessage } from "./plain-message.ts";
import { type QuranTool, quranTool } from "./quran-tool.ts";
import { wholePassage } from "./whole-passages.ts";

const frames = new Set(
  foldArabic("the verse of show me read quran آية الاية آیت ayat ayet le verset du").split(" "),
);

/** The verses that a message asked for, by number, in prose or by their name alone. */
function versesOf(message: string, language: Language): readonly VerseReference[] {
  const tool = quranTool(message, language);
  if (tool?.tool === "verses") return tool.verses;
  const plain = plainMessage(message).split(" ");
  const [named] = versesByName(plain) ?? versesByName(plain.filter((word) => !frames.has(word))) ?? [];
  return named ? [{ surah: named.surah, ayah: named.from }] : [];
}

/**
 * The verse after or before the one that was asked for: "and the next one?". `before` has that question and every step
 * since, each on a line of its own. Undefined where no verse was asked for, and at both ends of the Quran.
 */
export function verseBeside(typed: string, before: string, language: Language): QuranTool | undefined {
  if (stepOf(typed) === undefined) return undefined;
  const [asked = "", ...steps] = before.split(nextStep);
  const verses = versesOf(asked, language);
  let [first, last] = [verses[0], verses.at(-1)];
  for (const step of [...steps, typed]) {
    if (!first || !last) return undefined;
    const isNext = stepOf(step) === 1;
    const { surah, from, to } = isNext
      ? { ...wholePassage(last), from: 0 }
      : { ...wholePassage(first), to: 0 };
    const number = verseNumber({ surah, ayah: isNext ? to : from }) ?? 0;
    first = verseAt(number + (isNext ? 1 : -1));
    last = first;
  }
  return first ? { tool: "verses", verses: [first] } : undefined;
}
