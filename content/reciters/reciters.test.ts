import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { allowedHosts } from "#content/hosts/index.ts";
import { recordingStyles } from "#domain/recitation/recording.ts";
import wordAudio from "./data/word-audio.json" with { type: "json" };
import {
  defaultVerseReciter,
  reciterName,
  surahAudioAddresses,
  surahReciterOf,
  surahReciters,
  verseAudioAddresses,
  verseReciterOf,
  verseReciters,
} from "./index.ts";
import { audioHostsFile, surahRecitersFile, verseRecitersFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const hosts = audioHostsFile.parse(await data("audio-hosts.json"));
const byVerse = verseRecitersFile.parse(await data("verse-reciters.json"));
const bySurah = surahRecitersFile.parse(await data("surah-reciters.json"));
const recordings = [...verseReciters, ...surahReciters, ...surahReciters.flatMap(({ others }) => others)];

describe("the lists of reciters", () => {
  test("have the counts that the source states, every style among the verse reciters", () => {
    const others = bySurah.flatMap((reciter) => reciter.others ?? []);
    expect({
      verseReciters: byVerse.length,
      styles: new Set(byVerse.map(({ style }) => style)).size,
      surahReciters: bySurah.length,
      otherRecordings: others.length,
      hosts: hosts.length,
    }).toEqual(source.counts);
    expect(new Set(byVerse.map(({ style }) => style))).toEqual(new Set(recordingStyles));
  });

  test("name every recording once", () => {
    const ids = recordings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("name only hosts that are described, each once a recording", () => {
    const files = [...byVerse, ...bySurah, ...bySurah.flatMap((reciter) => reciter.others ?? [])];
    for (const { id, files: own } of files) {
      const names = own.map(({ host }) => host);
      expect(new Set(names).size, id).toBe(names.length);
      for (const name of names) expect(hosts.map(({ host }) => host)).toContain(name);
    }
    expect(recordings.every(({ sources }) => sources.length > 0)).toBe(true);
  });

  test("stand under the first letter of the name", () => {
    for (const { name, letter } of bySurah) expect([name.ar[0], name.en[0]]).toEqual([letter.ar, letter.en]);
  });

  test("name no host that the browser would not be allowed to hear", () => {
    const audioHosts = allowedHosts.filter(({ directives }) => directives.includes("media-src"));
    for (const { host } of hosts) expect(audioHosts.map((allowed) => allowed.host)).toContain(host);
    const ofWords = wordAudio.patterns.map((pattern) => new URL(pattern).host);
    expect(audioHosts).toHaveLength(new Set([...hosts.map(({ host }) => host), ...ofWords]).size);
  });
});

describe("addresses", () => {
  test("of a verse begin with the default reciter's best host and go on with others", () => {
    expect(defaultVerseReciter).toMatchObject({ id: "alafasy", style: "murattal" });
    const addresses = verseAudioAddresses(defaultVerseReciter, { surah: 2, ayah: 255 });
    expect(addresses[0]).toBe("https://everyayah.com/data/Alafasy_128kbps/002255.mp3");
    expect(addresses.at(-1)).toBe("https://cdn.islamic.network/quran/audio/128/ar.alafasy/262.mp3");
    expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(addresses.length);
  });

  test("are whole https addresses for every verse reciter, two hosts at least", () => {
    for (const reciter of verseReciters) {
      const addresses = verseAudioAddresses(reciter, { surah: 114, ayah: 6 });
      expect(addresses.length, reciter.id).toBeGreaterThanOrEqual(2);
      for (const address of addresses) expect(address).toMatch(/^https:\/\/[^{}]+\.mp3$/);
    }
  });

  test("of a surah are the server with three digits", () => {
    const [alafasy] = surahReciters;
    expect(alafasy && surahAudioAddresses(alafasy, 18)[0]).toBe("https://server8.mp3quran.net/afs/018.mp3");
  });

  test("are none for a surah that the reciter has not recorded", () => {
    const abkar = surahReciterOf("mp3quran-12");
    expect(abkar?.surahs).toHaveLength(111);
    for (const surah of [45, 46, 49]) expect(abkar && surahAudioAddresses(abkar, surah)).toEqual([]);
    const partial = surahReciters[0]?.others[0];
    expect(partial?.surahs).toEqual([14, 25, 87, 97, 99]);
  });
});

test("a reciter no longer there gives the default one", () => {
  expect(verseReciterOf("nobody")).toBe(defaultVerseReciter);
  expect(verseReciterOf(undefined)).toBe(defaultVerseReciter);
  expect(verseReciterOf("minshawi-mujawwad").style).toBe("mujawwad");
});

test("names are in Arabic script for Arabic and Urdu, in Latin script otherwise", () => {
  expect(reciterName(defaultVerseReciter, "ur")).toBe("مشاري راشد العفاسي");
  expect(reciterName(defaultVerseReciter, "tr")).toBe("Mishary Rashid Alafasy");
});
