import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type ReadText, readVerses } from "#content/quran/index.ts";
import { verifySurah } from "./verification.ts";

const read: ReadText = async (address) => JSON.parse(await readFile(`.built/public${address}`, "utf8"));

describe("the verified text", () => {
  test("verifies a surah that is the published one", async () => {
    expect(await verifySurah(read, 112, await readVerses(read, "arabic", 112))).toMatchObject({
      kind: "verified",
    });
  });

  test("finds one changed diacritic in its verse only", async () => {
    const verses = [...(await readVerses(read, "arabic", 112))];
    verses[1] = verses[1]?.replace("\u064e", "\u064f") ?? "";
    expect(await verifySurah(read, 112, verses)).toMatchObject({ kind: "altered", ayahs: [2] });
  });

  test("finds both of two verses that were swapped", async () => {
    const [first = "", second = "", ...rest] = await readVerses(read, "arabic", 112);
    expect(await verifySurah(read, 112, [second, first, ...rest])).toMatchObject({
      kind: "altered",
      ayahs: [1, 2],
    });
  });

  test("trusts no verse of an altered surah where the hashes do not load", async () => {
    const verses = [...(await readVerses(read, "arabic", 112))].map((verse, at) =>
      at === 3 ? `${verse} ` : verse,
    );
    const blind: ReadText = () => Promise.reject(new Error("offline"));
    expect(await verifySurah(blind, 112, verses)).toMatchObject({ kind: "altered", ayahs: [1, 2, 3, 4] });
  });
});
