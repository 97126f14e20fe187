import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { textAddress } from "#content/quran/index.ts";
import { verseTexts } from "./verse-text.tsx";

const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8"));

const verse = { surah: 112, ayah: 2 };
const published = async (edition: "arabic" | "en") =>
  ((await read(textAddress(edition, 112))) as readonly string[])[1];

describe("a verse in the list of bookmarks", () => {
  test("has its Arabic and its translation, each surah read once", async () => {
    const reads: string[] = [];
    const textsOf = verseTexts((address) => {
      reads.push(address);
      return read(address);
    });
    const texts = await textsOf(verse, "en");
    expect(texts).toEqual({ arabic: await published("arabic"), translation: await published("en") });
    await textsOf({ surah: 112, ayah: 4 }, "en");
    expect(reads).toHaveLength(new Set(reads).size);
  });

  test("has only its Arabic where there is no translation or it does not load", async () => {
    const arabic = await published("arabic");
    expect(await verseTexts(read)(verse, null)).toEqual({ arabic, translation: undefined });
    const withoutEnglish = (address: string) =>
      address === textAddress("en", 112) ? Promise.reject(new Error("no network")) : read(address);
    expect(await verseTexts(withoutEnglish)(verse, "en")).toEqual({ arabic, translation: undefined });
  });

  test("is altered where it is not the published text", async () => {
    const tampered = async (address: string) => {
      const text = await read(address);
      const isArabic = address === textAddress("arabic", 112);
      return isArabic ? (text as string[]).map((arabic) => `${arabic}\u064e`) : text;
    };
    expect((await verseTexts(tampered)(verse, "en")).arabic).toBe("altered");
  });
});
