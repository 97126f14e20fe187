import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { withContext } from "./follow-up.ts";
import { verseBeside } from "./verse-beside.ts";

const beside = (language: Language, ...said: readonly string[]) => {
  const tool = verseBeside(said.at(-1) ?? "", withContext(said.slice(0, -1)), language);
  return tool?.tool === "verses"
    ? tool.verses.map(({ surah, ayah }) => `${surah}:${ayah}`).join()
    : undefined;
};

test.each([
  ["en", "2:255", "and the next one?", "2:256"],
  ["en", "2:255", "read me the one after", "2:256"],
  ["en", "ayatul kursi", "the previous one?", "2:254"],
  ["en", "Al-Baqarah 286", "next verse", "3:1"],
  ["ar", "آية الكرسي", "والتي بعدها", "2:256"],
  ["ar", "البقرة 255", "الآية السابقة", "2:254"],
  ["fr", "2:255", "et le suivant ?", "2:256"],
  ["fr", "2:255", "le verset précédent", "2:254"],
  ["ur", "2:255", "اگلی آیت", "2:256"],
  ["ur", "2:255", "agli ayat sunao", "2:256"],
  ["id", "2:255", "ayat berikutnya", "2:256"],
  ["id", "2:255", "yang sebelumnya", "2:254"],
  ["tr", "2:255", "peki sonraki ayet", "2:256"],
  ["tr", "2:255", "bir önceki", "2:254"],
] as const)("in %s, after %j, %j is %s", (language, asked, next, verse) => {
  expect(beside(language, asked, next)).toBe(verse);
});

test("steps follow one another, both ways", () => {
  expect(beside("en", "2:255", "and the next one?", "and the next?")).toBe("2:257");
  expect(beside("en", "2:255", "next verse", "next verse", "the previous one")).toBe("2:256");
});

test("goes round a passage that is quoted whole, and ends with the Quran", () => {
  expect(beside("en", "107:4", "the next one")).toBe("108:1");
  expect(beside("en", "114:6", "the next one")).toBeUndefined();
  expect(beside("en", "1:1", "the previous one")).toBeUndefined();
});

test("asks for nothing where no verse was asked for", () => {
  expect(beside("en", "who was Moses", "and the next one?")).toBeUndefined();
  expect(beside("en", "2:255", "what is next for me in life")).toBeUndefined();
});
