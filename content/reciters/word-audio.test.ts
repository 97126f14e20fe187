import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allowedHosts } from "#content/hosts/index.ts";
import data from "./data/word-audio.json" with { type: "json" };
import { wordAudioAddresses } from "./word-audio.ts";

type PackagedWord = {
  readonly char_type_name: string;
  readonly position: number;
  readonly parentAyahVerseKey: string;
  readonly audio_url?: string | null;
};
type PackagedPage = { readonly ayahs: readonly { readonly words: readonly PackagedWord[] }[] };

test("a word is asked for by its place in its verse, at one host after the other", () => {
  expect(wordAudioAddresses({ surah: 2, ayah: 2 }, 5)).toEqual([
    "https://audio.qurancdn.com/wbw/002_002_005.mp3",
    "https://verses.quran.com/wbw/002_002_005.mp3",
  ]);
});

test("there is nothing to ask for where there is no such verse or word", () => {
  expect(wordAudioAddresses({ surah: 115, ayah: 1 }, 1)).toEqual([]);
  expect(wordAudioAddresses({ surah: 1, ayah: 8 }, 1)).toEqual([]);
  for (const word of [0, -1, 1.5]) expect(wordAudioAddresses({ surah: 1, ayah: 1 }, word)).toEqual([]);
});

test("every host may be asked for sound", () => {
  const playable = allowedHosts.filter(({ directives }) => directives.includes("media-src"));
  const hosts = playable.map(({ host }) => host);
  for (const pattern of data.patterns) expect(hosts).toContain(new URL(pattern).host);
});

test("the word data number the words of each verse without a gap, and lack a recording where the list says so", () => {
  const file = new URL(
    "../../node_modules/@kmaslesa/holy-quran-word-by-word-full-data/data.json",
    import.meta.url,
  );
  const pages: readonly PackagedPage[] = JSON.parse(readFileSync(file, "utf8"));
  const words = pages
    .flatMap(({ ayahs }) => ayahs.flatMap((ayah) => ayah.words))
    .filter((word) => word.char_type_name === "word");
  const last = new Map<string, number>();
  const misplaced = words.filter(({ parentAyahVerseKey: verse, position }) => {
    const before = last.get(verse) ?? 0;
    last.set(verse, position);
    return position !== before + 1;
  });
  expect(words).toHaveLength(77_429);
  expect(misplaced).toEqual([]);
  const silent = words.filter((word) => !word.audio_url);
  expect(silent.map((word) => `${word.parentAyahVerseKey}:${word.position}`)).toEqual(data.without);
});
