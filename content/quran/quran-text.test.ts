import { describe, expect, test } from "vitest";
import { readSurahTexts, readSurahWords, UnreadableText } from "./quran-text.ts";

const address = "/texts/quran/en-00000000/112.json";
const four = ["one", "two", "three", "four"];

describe("reading a surah's file", () => {
  test("gives its verses", async () => {
    await expect(readSurahTexts(async () => four, address, 112)).resolves.toEqual(four);
  });

  test.each([
    ["too few verses", four.slice(1)],
    ["an empty verse", four.with(2, "")],
    ["a number for a verse", [1, 2, 3, 4]],
    ["something else", { verses: four }],
    ["nothing", undefined],
  ])("is rejected with %s, naming the address", async (_, value) => {
    const reading = readSurahTexts(async () => value, address, 112);
    await expect(reading).rejects.toBeInstanceOf(UnreadableText);
    await expect(reading).rejects.toMatchObject({ name: "UnreadableText", address });
  });

  test("keeps the cause when it cannot be fetched", async () => {
    const cause = new TypeError("network");
    await expect(readSurahTexts(() => Promise.reject(cause), address, 112)).rejects.toMatchObject({
      name: "UnreadableText",
      cause,
    });
  });

  test("returns words of four parts and rejects others", async () => {
    const words = four.map((word) => [[word, "gloss", "said", 3]]);
    await expect(readSurahWords(async () => words, address, 112)).resolves.toEqual(words);
    const short = words.with(0, [["one", "gloss", "said"]]);
    await expect(readSurahWords(async () => short, address, 112)).rejects.toBeInstanceOf(UnreadableText);
    await expect(readSurahWords(async () => words.with(1, []), address, 112)).rejects.toBeInstanceOf(
      UnreadableText,
    );
  });
});
