import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { quranTool } from "./quran-tool.ts";

/** The verses that are shown, or the name of the tool. */
function answerTo(language: Language, typed: string): string {
  const found = quranTool(typed, language);
  if (found?.tool !== "verses") return found?.tool ?? "none";
  return found.verses.map(({ surah, ayah }) => `${surah}:${ayah}`).join(" ");
}

type Case = readonly [Language, typed: string, answer: string];

const expectAll = (cases: readonly Case[]) =>
  expect(cases.map(([language, typed]) => [language, typed, answerTo(language, typed)])).toEqual(cases);

test("a verse that is recited after something stays the verse that was named", () => {
  expectAll([
    ["en", "Benefits of reading ayatul kursi after every prayer", "none"],
    ["ar", "فضل قراءة آية الكرسي بعد كل صلاة", "none"],
    ["fr", "ayat al kursi après la prière", "none"],
    ["id", "ayat kursi setelah sholat", "none"],
    ["tr", "namazdan sonra ayetel kürsi", "none"],
    ["en", "benefits of 2:255 after salah", "2:255"],
  ]);
});

test("the verse that follows another is found in six languages", () => {
  expectAll([
    ["en", "next verse after ayat al-kursi", "2:256"],
    ["en", "what comes after 2:255", "2:256"],
    ["ar", "ما الآية التالية بعد آية الكرسي", "2:256"],
    ["fr", "le verset suivant 2:255", "2:256"],
    ["ur", "آیت الکرسی کے بعد والی آیت", "2:256"],
    ["id", "ayat setelah ayat kursi", "2:256"],
    ["tr", "Ayetel Kürsi'den sonraki ayet", "2:256"],
  ]);
});

test("a range by its numbers is shown whole", () => {
  expectAll([
    ["en", "3:190-194", "3:190 3:191 3:192 3:193 3:194"],
    ["en", "2:1-5", "2:1 2:2 2:3 2:4 2:5"],
    ["en", "2:255-257", "2:255 2:256 2:257"],
    ["en", "al-kahf 18:1-10", "18:1 18:2 18:3 18:4 18:7 18:8 18:9 18:10"],
    ["en", "24:35 – 36", "24:35 24:36"],
    ["en", "2:285 to 2:286", "2:285 2:286"],
    ["ar", "٢:٢٥٥-٢٥٧", "2:255 2:256 2:257"],
    ["ar", "٢:٢٨٥ و٢٨٦", "2:285 2:286"],
    ["ar", "من ٢:١ إلى ٣", "2:1 2:2 2:3"],
    ["fr", "2:1 à 3", "2:1 2:2 2:3"],
    ["ur", "2:285 aur 286", "2:285 2:286"],
    ["id", "2:1 sampai 3", "2:1 2:2 2:3"],
    ["en", "112:1-9", "112:1 112:2 112:3 112:4"],
    ["en", "2:255 and 3:18", "2:255 3:18"],
    ["en", "2:255-257 and 3:18", "2:255 2:256 2:257 3:18"],
    ["en", "5:3-1", "5:3"],
    ["en", "read 2:3 and 33 times", "2:3"],
    ["en", "2:300-302", "no-such-verse"],
    ["en", "lunch at 5:30-6:30", "none"],
  ]);
});

test("verses are counted from either end of a surah, whatever stands around the number", () => {
  const tenOfKahf = "18:1 18:2 18:3 18:4 18:7 18:8 18:9 18:10";
  expectAll([
    ["en", "last 2 verses of surah baqarah before sleeping", "2:285 2:286"],
    ["id", "keutamaan 2 ayat terakhir surat al baqarah", "2:285 2:286"],
    ["tr", "Bakara suresinin son 2 ayetini oku", "2:285 2:286"],
    ["ur", "سورہ بقرہ کی آخری دو آیتیں", "2:285 2:286"],
    ["ar", "آخر آيتين من سورة البقرة", "2:285 2:286"],
    ["en", "benefits of reciting first 10 verses of surah kahf", tenOfKahf],
    ["tr", "Kehf suresinin ilk 10 ayetini oku", tenOfKahf],
    ["ur", "سورہ کہف کی پہلی 10 آیتیں", tenOfKahf],
  ]);
});

test("a verse is named by an ordinal, with an apostrophe behind a name, or as the end of the Quran", () => {
  expectAll([
    ["en", "the second verse of surah al-mulk", "67:2"],
    ["ar", "الآية الثانية من سورة الملك", "67:2"],
    ["fr", "le deuxième verset de la sourate al-mulk", "67:2"],
    ["ur", "سورہ ملک کی دوسری آیت", "67:2"],
    ["id", "ayat kedua surat al mulk", "67:2"],
    ["tr", "Mülk suresinin ikinci ayeti", "67:2"],
    ["tr", "Bakara'nın son ayeti", "2:286"],
    ["tr", "Bakara'nın 255. ayeti", "2:255"],
    ["fr", "le dernier verset d'al-Baqara", "2:286"],
    ["en", "What is the first verse of the Quran?", "1:1"],
    ["ar", "آخر آية في القرآن", "114:6"],
    ["tr", "Kuran'ın ilk ayeti", "1:1"],
    ["en", "first verse revealed", "96:1 96:2 96:3 96:4 96:5"],
  ]);
});

test("a time of day and a place in the Bible are no verses", () => {
  expectAll([
    ["en", "My alarm rings at 4:30 but I keep sleeping through fajr", "none"],
    ["en", "I'm not sure at 4:30 whether fajr has begun", "none"],
    ["fr", "Je rentre du travail vers 16:15, puis-je prier asr ?", "none"],
    ["en", "which prayer is at 1:30 pm", "none"],
    ["en", "what prayer is at 5:00 am", "none"],
    ["en", "Maghrib is at 18:45, when is isha?", "none"],
    ["en", "What does the Bible say in John 14:16", "none"],
    ["en", "what does the quran say at 4:34", "4:34"],
    ["en", "explain 4:34", "4:34"],
    ["en", "300:5", "no-such-verse"],
  ]);
});

test("a part named by its first surah, and pages of a surah, have no figure of another question", () => {
  expectAll([
    ["en", "how many verses in juz amma", "no-figure"],
    ["id", "juz amma ada berapa surat", "juz-surahs"],
    ["ar", "كم آية في جزء تبارك", "no-figure"],
    ["tr", "Amme cüzü kaç ayet", "no-figure"],
    ["ur", "سورہ بقرہ میں کتنے صفحات ہیں", "no-figure"],
    ["id", "surat al baqarah ada berapa halaman", "no-figure"],
    ["id", "surat al baqarah halaman berapa", "surah-fact"],
    ["en", "how many verses in surah an-naba", "verse-count"],
  ]);
});
