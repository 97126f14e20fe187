import { describe, expect, test } from "vitest";
import { readTexts, readWordLists, UnreadableText } from "./quran-text.ts";

const address = "/texts/quran/en-00000000/112.json";
const four = ["one", "two", "three", "four"];

describe("reading a surah's file", () => {
  test("gives its verses", async () => {
    await expect(readTexts(async () => four, address, 4)).resolves.toEqual(four);
  });

  test.each([
    ["too few verses", four.slice(1)],
    ["an empty verse", four.with(2, "")],
    ["a number for a verse", [1, 2, 3, 4]],
    ["something else", { verses: four }],
    ["nothing", undefined],
  ])("is rejected with %s, naming the address", async (_, value) => {
    const reading = readTexts(async () => value, address, 4);
    await expect(reading).rejects.toBeInstanceOf(UnreadableText);
    await expect(reading).rejects.toMatchObject({ name: "UnreadableText", address });
  });

  test("keeps the cause when it cannot be fetched", async () => {
    const cause = new TypeError("network");
    await expect(readTexts(() => Promise.reject(cause), address, 4)).rejects.toMatchObject({
      name: "UnreadableText",
      cause,
    });
  });

  test("returns words of four parts and rejects others", async () => {
    const words = four.map((word) => [[word, "gloss", "said", 3]]);
    await expect(readWordLists(async () => words, address, 4)).resolves.toEqual(words);
    const short = words.with(0, [["one", "gloss", "said"]]);
    await expect(readWordLists(async () => short, address, 4)).rejects.toBeInstanceOf(UnreadableText);
    await expect(readWordLists(async () => words.with(1, []), address, 4)).rejects.toBeInstanceOf(
      UnreadableText,
    );
  });
});
