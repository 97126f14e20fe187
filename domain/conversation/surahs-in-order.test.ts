import { expect, test } from "vitest";
import { loadStructure } from "#content/quran/index.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { versesOfProstration } from "./prostrations.ts";
import { quranTool } from "./quran-tool.ts";
import { surahAlone, surahBeside } from "./surahs-in-order.ts";

test.each([
  ["which surah comes after surah hud", 12],
  ["Which surah comes after Hud?", 12],
  ["what is the surah before surah yusuf", 11],
  ["surah after yasin", 37],
  ["ما السورة التي بعد سورة هود", 12],
  ["السورة قبل سورة يوسف", 11],
  ["quelle sourate vient après la sourate Hud ?", 12],
  ["سورہ ہود کے بعد کون سی سورت ہے", 12],
  ["surah hud ke baad kaun si surah hai", 12],
  ["surat setelah surat Hud", 12],
  ["surah apa setelah surah hud", 12],
  ["Hud suresinden sonra hangi sure gelir", 12],
  ["which surah comes before al-fatihah", 0],
])("%j asks for surah %i", (question, surah) => {
  expect(surahBeside(question)).toBe(surah);
});

test.each([
  "which surah after asr",
  "which surah should I read after fajr",
  "which surah after isha prayer",
  "quelle sourate lire après la prière",
  "surat setelah isya",
  "what happens after Hud",
])("%j asks for no surah beside another", (question) => {
  expect(surahBeside(question)).toBeUndefined();
});

test.each([
  ["سورة فصلت", 41],
  ["surah fussilat", 41],
  ["Fussilet suresi", 41],
  ["surah fussilat tafsir", undefined],
  ["surah for anxiety", undefined],
  ["surah", undefined],
])("%j alone is surah %s", (message, surah) => {
  expect(surahAlone(message)).toBe(surah);
});

test("the verses of prostration are those of the mushaf", async () => {
  expect(versesOfProstration.map(verseNumber)).toEqual((await loadStructure()).sajda);
});

test.each([
  ["surah hajj how many sajdas", "22:18 22:77"],
  ["كم سجدة في سورة الحج", "22:18 22:77"],
  ["how many sajdas in surah sajda", "32:15"],
  ["Hac suresinde kaç secde var", "22:18 22:77"],
])("%j shows %s", (question, verses) => {
  const found = quranTool(question, "en");
  const shown = found?.tool === "verses" ? found.verses : [];
  expect(shown.map(({ surah, ayah }) => `${surah}:${ayah}`).join(" ")).toBe(verses);
});

test("a surah without one, and one that is asked for, have no wrong figure", () => {
  expect(quranTool("how many sajdas in surah yasin", "en")).toEqual({
    tool: "quran-fact",
    fact: "prostrations",
  });
  expect(quranTool("how many sajdas are in the quran", "en")).toEqual({
    tool: "quran-fact",
    fact: "prostrations",
  });
  expect(quranTool("how many verses in surah sajda", "en")).toEqual({ tool: "verse-count", surah: 32 });
  expect(quranTool("how many verses does the surah of the cow have", "en")).toEqual({
    tool: "verse-count",
    surah: 2,
  });
  expect(quranTool("which surah has no bismillah", "en")).toEqual({ tool: "quran-fact", fact: "no-basmala" });
  expect(quranTool("which surah is in juz 30", "en")).toEqual({ tool: "juz-surahs", juz: 30 });
  expect(quranTool("الجزء الثلاثين يبدأ من اي سورة", "en")).toEqual({ tool: "no-figure" });
});
