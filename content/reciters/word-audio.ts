import { isVerse, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import data from "./data/word-audio.json" with { type: "json" };

const padded = (value: number) => String(value).padStart(3, "0");

/**
 * Addresses of the recitation of one word, best host first; none for a word without a recording. Words count from 1 as
 * in the word data: its hosts number their files by the place of the word. The paths in the data themselves are older,
 * count the pause marks between words too, and would name the recording of another word.
 */
export function wordAudioAddresses(verse: VerseReference, word: number): readonly string[] {
  if (!isVerse(verse) || !Number.isInteger(word) || word < 1) return [];
  if (data.without.includes(`${verseKey(verse)}:${word}`)) return [];
  return data.patterns.map((pattern) =>
    pattern
      .replace("{sss}", padded(verse.surah))
      .replace("{aaa}", padded(verse.ayah))
      .replace("{www}", padded(word)),
  );
}
