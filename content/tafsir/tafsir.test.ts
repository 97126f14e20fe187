import { expect, test } from "vitest";
import { readTafsirPackage } from "./build.ts";
import { hasTafsir, publishedTafsirs, readTafsir } from "./index.ts";
import source from "./source.json" with { type: "json" };

test("the pinned package has a commentary on every verse", () => {
  const surahs = readTafsirPackage();
  expect([surahs.length, surahs.flat().length]).toEqual([source.counts.surahs, source.counts.verses]);
  expect(surahs[111]?.[1]).toMatch(/^Allah tempat meminta segala sesuatu\./);
});

test("only the language it is written in has it", () => {
  expect(hasTafsir("id")).toBe(true);
  expect(hasTafsir("en")).toBe(false);
});

test("a surah's commentary must be whole", async () => {
  await expect(readTafsir(async () => ["one", "two", "three", "four"], 112)).resolves.toHaveLength(4);
  await expect(readTafsir(async () => ["one"], 112)).rejects.toThrow("not whole");
  await expect(readTafsir(async () => [], 115)).rejects.toThrow(RangeError);
});

test("a published commentary is reached at its verse", () => {
  const verse = { surah: 2, ayah: 255 };
  const addresses = publishedTafsirs.map(({ address }) => address(verse));
  expect(addresses).toContain("https://quran.com/2:255/tafsirs/en-tafisr-ibn-kathir");
  expect(addresses).toContain("https://quran.ksu.edu.sa/tafseer/tabary/sura2-aya255.html");
});
