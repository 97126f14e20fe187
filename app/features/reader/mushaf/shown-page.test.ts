import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type MushafPage, pageAddress } from "#content/quran/index.ts";
import { firstVerseOf, pageCache, pageOfVerse, pagesBeside, readShownPage } from "./shown-page.ts";

const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8"));

describe("the place of a page", () => {
  test("is found by its verse, and its first verse by its number", async () => {
    expect(await pageOfVerse({ surah: 2, ayah: 255 })).toBe(42);
    expect(await firstVerseOf(42)).toEqual({ surah: 2, ayah: 253 });
    expect(await firstVerseOf(605)).toBeUndefined();
    const { juz, hizb, altered } = await readShownPage(read, 604);
    expect({ juz, hizb, altered }).toEqual({ juz: 30, hizb: 60, altered: [] });
  });

  test("is alone, or beside another with the odd one first", () => {
    expect(pagesBeside(3, false)).toEqual([3]);
    expect(pagesBeside(3, true)).toEqual([3, 4]);
    expect(pagesBeside(4, true)).toEqual([3, 4]);
  });
});

describe("a page that is opened", () => {
  test("has no altered verse where it is the published one, and is read once while it is cached", async () => {
    let reads = 0;
    const pageOf = pageCache((address) => {
      if (address === pageAddress(1)) reads += 1;
      return read(address);
    });
    expect((await pageOf(1)).altered).toEqual([]);
    for (let page = 2; page <= 12; page++) await pageOf(page);
    await pageOf(1);
    expect(reads).toBe(1);
    await pageOf(13);
    await pageOf(14);
    for (let page = 15; page <= 24; page++) await pageOf(page);
    await pageOf(1);
    expect(reads).toBe(2);
  });

  test("names the verse with a changed letter, and no other", async () => {
    const tampered = async (address: string) => {
      const text = await read(address);
      if (address !== pageAddress(604)) return text;
      const { blocks, ...rest } = text as MushafPage;
      const changed = blocks.map((block) =>
        "verses" in block && block.surah === 112
          ? { ...block, verses: block.verses.map((verse, at) => (at === 1 ? `${verse}\u064e` : verse)) }
          : block,
      );
      return { ...rest, blocks: changed };
    };
    expect((await pageCache(tampered)(604)).altered).toEqual(["112:2"]);
  });

  test("is shown where the hashes do not come, and read again after a failure", async () => {
    const withoutHashes = (address: string) =>
      address.includes("hashes") || address.includes("all.json") ? Promise.reject() : read(address);
    expect((await pageCache(withoutHashes)(604)).altered).toEqual([]);
    let isOffline = true;
    const pageOf = pageCache((address) => (isOffline ? Promise.reject(new TypeError()) : read(address)));
    await expect(pageOf(7)).rejects.toThrow("cannot be fetched");
    isOffline = false;
    expect((await pageOf(7)).page).toBe(7);
  });
});
