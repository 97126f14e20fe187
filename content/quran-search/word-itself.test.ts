import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import { levels } from "#domain/search/candidates.ts";
import { allVerses } from "./building/read-quran.ts";
import { openSearch } from "./index.ts";

const publicRoot = new URL("../../.built/public/", import.meta.url);
const readBytes = (address: string) => readFile(new URL(`.${address}`, publicRoot));
const readText = async (address: string): Promise<unknown> =>
  JSON.parse((await readBytes(address)).toString());

/** The letters alone, folded independently of the search. */
const bare = (text: string) => text.normalize("NFD").replace(/[\p{M}\u0640]/gu, "");

test.each(["الرحمن", "صبر", "قلوب"])(
  "verses that have %s itself are counted, other forms of it more",
  async (word) => {
    const search = await openSearch("ar", readBytes, readText);
    await search.learnt;
    const { arabic } = search;
    if (!arabic) throw new Error("no text");
    const stem = word.replace(/^ال/u, "");
    const written = new RegExp(
      `(?<![\\u0600-\\u06ff])[وفبكل]{0,2}(?:ال|ل)?${stem}(?![\\u0600-\\u06ff])`,
      "u",
    );
    const verses = await allVerses("imlaei");
    const itself = versesWith([arabic], word, levels.attached);
    expect(itself.length).toBeGreaterThan(0);
    expect(itself.filter((verse) => !written.test(bare(verses[Number(verse) - 1] ?? "")))).toEqual([]);
    expect(versesWith([arabic], word).length).toBeGreaterThan(itself.length);
  },
);
