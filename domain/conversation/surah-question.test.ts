import { expect, test } from "vitest";
import { surahQuestion } from "./surah-question.ts";

test.each([
  ["which surah has no bismillah", "no-basmala"],
  ["surah without basmala", "no-basmala"],
  ["أي سورة بدون بسملة", "no-basmala"],
  ["ما السورة التي لا تبدأ بالبسملة؟", "no-basmala"],
  ["quelle sourate n'a pas de basmala", "no-basmala"],
  ["کس سورت میں بسم اللہ نہیں", "no-basmala"],
  ["surat apa yang tidak ada bismillah", "no-basmala"],
  ["hangi surede besmele yok", "no-basmala"],
  ["which surah has two bismillahs", "two-basmalas"],
  ["ما السورة التي فيها بسملتان", "two-basmalas"],
  ["quelle sourate contient deux basmala", "two-basmalas"],
  ["کون سی سورت میں دو بار بسم اللہ ہے", "two-basmalas"],
  ["surat yang punya dua bismillah", "two-basmalas"],
  ["iki besmele olan sure", "two-basmalas"],
  ["surah with most sajdas", "most-prostrations"],
  ["en çok secde olan sure", "most-prostrations"],
] as const)("%j asks for the fact %s", (question, fact) => {
  expect(surahQuestion(question)).toEqual({ tool: "quran-fact", fact });
});

test.each([
  ["which surahs are in juz 30", 30],
  ["list surahs in juz amma", 30],
  ["surahs of the first juz", 1],
  ["سور جزء عم", 30],
  ["ما هي سور الجزء 29", 29],
  ["quelles sourates dans le juz 2", 2],
  ["پارہ 30 میں کون سی سورتیں ہیں", 30],
  ["juz 29 surat apa saja", 29],
  ["30. cüzde hangi sureler var", 30],
] as const)("%j asks for the surahs of juz %i", (question, juz) => {
  expect(surahQuestion(question)).toEqual({ tool: "juz-surahs", juz });
});

test.each([
  "why does surah tawbah have no bismillah",
  "can i recite a surah without bismillah in prayer",
  "which juz is surah kahf in",
  "surah 18 juz berapa",
  "which surah after asr",
  "how long does it take to read juz 30 surahs daily at home",
])("%j asks for something else", (question) => {
  expect(surahQuestion(question)).toBeUndefined();
});
