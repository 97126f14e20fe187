import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { askedAgain } from "./asked-again.ts";

const again = (language: Language, before: string, typed: string, hasCard = false) =>
  askedAgain(typed, before, { language, hasCard });

test.each([
  ["en", "how many verses in surah baqarah", "and yaseen?", { tool: "verse-count", surah: 36 }],
  ["en", "which juz is surah kahf in", "what about yasin", { tool: "surah-fact", surah: 36, fact: "juz" }],
  ["en", "how many times is musa mentioned", "and isa?", { tool: "occurrences", word: "isa", by: "word" }],
  ["ar", "كم مرة ذكر موسى", "وعيسى؟", { tool: "occurrences", word: "عيسي", by: "word" }],
  ["ur", "namaz times lahore", "aur karachi?", { tool: "prayer-times", place: "karachi" }],
  ["id", "jadwal sholat surabaya", "kalau di jakarta?", { tool: "prayer-times", place: "jakarta" }],
  ["ar", "مواقيت الصلاة في جدة", "والرياض؟", { tool: "prayer-times", place: "الرياض" }],
  ["tr", "namaz vakitleri istanbul", "ankara?", { tool: "prayer-times", place: "ankara" }],
  ["en", "fajr in london", "and in paris?", { tool: "prayer-times", moment: "fajr", place: "paris" }],
  ["fr", "qibla à Lyon", "et à Paris ?", { tool: "qibla", place: "paris" }],
] as const)("in %s after %j, %j asks the same of another", (language, before, typed, asked) => {
  expect(again(language, before, typed)).toMatchObject(asked);
});

test.each([
  ["en", "prayer times in london", "why?"],
  ["en", "prayer times in london", "and tomorrow?"],
  ["en", "prayer times in london", "paris is nice"],
  ["en", "how many times is musa mentioned", "and his wife?"],
  ["en", "how many verses in surah baqarah", "and zakat?"],
  ["en", "who was ibrahim", "and isa?"],
] as const)("in %s after %j, %j asks something else", (language, before, typed) => {
  expect(again(language, before, typed)).toBeUndefined();
});

test("a message with a written answer of its own names no place", () => {
  expect(again("en", "prayer times in london", "and zakat?", true)).toBeUndefined();
});
