import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { verifiedVerses } from "./verified-verses.ts";

const published = ".built/public";
const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`${published}${address}`, "utf8"));

describe("the Arabic of what was found", () => {
  test("passes as it was published", async () => {
    const { verses, altered } = await verifiedVerses(read)(112);
    expect(verses).toHaveLength(4);
    expect(altered.size).toBe(0);
  });

  test("is read anew once other surahs have taken its place", async () => {
    let asked = 0;
    const counted = (address: string) => {
      if (address.endsWith("/112.json")) asked += 1;
      return read(address);
    };
    const versesOf = verifiedVerses(counted, 2);
    for (const surah of [112, 113, 112, 114, 112, 1, 108, 112]) await versesOf(surah);
    expect(asked).toBe(2);
  });

  test("is named where one sign of it was changed", async () => {
    const tampered = async (address: string) => {
      const text = await read(address);
      if (!Array.isArray(text) || address.includes("sha256")) return text;
      return text.map((verse, at) => (at === 1 ? `${verse}\u064e` : verse));
    };
    const { altered } = await verifiedVerses(tampered)(112);
    expect([...altered]).toEqual([2]);
  });
});
