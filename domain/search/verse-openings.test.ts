import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWords } from "#content/quran/index.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { nameSound, soundConsonants } from "./name-sound.ts";
import { parsePlace } from "./parse-place.ts";
import { verseOpenings } from "./verse-openings.ts";

const published = join(import.meta.dirname, "../../.built/public");
const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(join(published, address), "utf8"));
/** Without l, which the article loses before half of the letters. */
const consonants = (text: string) =>
  soundConsonants(nameSound([text.toLowerCase().replace(/[^a-z]/g, "")])).replaceAll("l", "");

test("the words of an opening stand in its verses, by the transliteration of each word", async () => {
  const missing: string[] = [];
  for (const { verses, alone = [] } of verseOpenings)
    for (const verse of verses) {
      const range = parseVerseRange(verse);
      if (typeof range === "string") throw new RangeError(verse);
      const words = (await readWords(read, range.surah)).slice(range.from - 1, range.to).flat();
      const said = consonants(
        words.map(([, , transliteration]) => transliteration.normalize("NFKD")).join(""),
      );
      const [first = ""] = alone;
      if (!said.includes(consonants(first).slice(0, 6)))
        missing.push(`${verse} ${first}: ${consonants(first)} ${said}`);
    }
  expect(missing).toEqual([]);
});

test("an opening leads to its verse in each of its spellings", () => {
  for (const { verses, alone = [] } of verseOpenings)
    for (const typed of alone) {
      const [range] = verses.map(parseVerseRange);
      expect(parsePlace(typed), typed).toMatchObject(
        typeof range === "object" ? { surah: range.surah, from: range.from } : {},
      );
    }
});
