import { describe, expect, test } from "vitest";
import { quranTool } from "./quran-tool.ts";
import { versesInProse } from "./verses-in-prose.ts";

const reference = (typed: string) => {
  const found = versesInProse(typed);
  if (!found) return undefined;
  if ("noSuchVerse" in found) return `no ${found.noSuchVerse}`;
  return found.from === found.to
    ? `${found.surah}:${found.from}`
    : `${found.surah}:${found.from}-${found.to}`;
};

describe("verses named in a sentence", () => {
  test.each([
    ["baqarah 255", "2:255"],
    ["Al-Baqarah 255", "2:255"],
    ["what does baqarah 255 say?", "2:255"],
    ["surah baqarah verse 255", "2:255"],
    ["show me verse 5 of surah al maidah", "5:5"],
    ["verses 1 to 5 of Yasin", "36:1-5"],
    ["verses 1-5 of surah yasin", "36:1-5"],
    ["surah 2 verse 255", "2:255"],
    ["chapter 2 verse 255", "2:255"],
    ["the 3rd verse of surah maryam", "19:3"],
    ["the last verse of al-Baqarah", "2:286"],
    ["what is the last verse of surah baqarah", "2:286"],
    ["last two verses of baqarah", "2:285-286"],
    ["first 10 verses of surah kahf", "18:1-10"],
    ["what was the first revelation?", "96:1-5"],
    ["first verses revealed", "96:1-5"],
    ["ayat al kursi", "2:255"],
    ["show me the throne verse", "2:255"],
    ["ayat un nur", "24:35"],
    ["المائدة آية 101", "5:101"],
    ["المائدة آية ١٠١", "5:101"],
    ["الآية 101 من سورة المائدة", "5:101"],
    ["ما معنى الآية ٢٥٥ من سورة البقرة؟", "2:255"],
    ["البقرة ٢٥٥", "2:255"],
    ["سورة يس من الآية 1 إلى 5", "36:1-5"],
    ["آخر آية في سورة البقرة", "2:286"],
    ["ما أول ما نزل من القرآن؟", "96:1-5"],
    ["آية الكرسي", "2:255"],
    ["sourate 2 verset 255", "2:255"],
    ["verset 255 de la sourate al baqara", "2:255"],
    ["Que dit la sourate La vache verset 255 ?", "2:255"],
    ["les versets 1 à 5 de Yasin", "36:1-5"],
    ["le dernier verset de la sourate al-Baqara", "2:286"],
    ["quelle est la première révélation ?", "96:1-5"],
    ["le verset du trône", "2:255"],
    ["سورہ مائدہ آیت 101", "5:101"],
    ["سورۃ البقرہ کی آیت ۲۵۵", "2:255"],
    ["سورہ یٰسین آیت 1 سے 5", "36:1-5"],
    ["سورہ بقرہ کی آخری آیت", "2:286"],
    ["پہلی وحی کون سی تھی", "96:1-5"],
    ["آیت الکرسی", "2:255"],
    ["surah maidah ayat 101", "5:101"],
    ["surah baqarah ki ayat 255 dikhao", "2:255"],
    ["pehli wahi kya thi", "96:1-5"],
    ["ayat 5 surat al maidah", "5:5"],
    ["surat al baqarah ayat 255", "2:255"],
    ["QS Al-Baqarah ayat 255", "2:255"],
    ["surat yasin ayat 1 sampai 5", "36:1-5"],
    ["ayat terakhir surat al baqarah", "2:286"],
    ["apa wahyu pertama", "96:1-5"],
    ["ayat kursi", "2:255"],
    ["Maide suresi 101", "5:101"],
    ["Maide suresi 101. ayet", "5:101"],
    ["2. sure 255", "2:255"],
    ["2. surenin 255. ayeti", "2:255"],
    ["Bakara suresi 255. ayeti göster", "2:255"],
    ["Yasin suresi 1-5. ayetler", "36:1-5"],
    ["Bakara suresinin son ayeti", "2:286"],
    ["ilk vahiy nedir", "96:1-5"],
    ["ayetel kürsi", "2:255"],
    ["sourat el baqara aya 255", "2:255"],
    ["الآية ثلاثين من سورة فصلت", "41:30"],
    ["الآية الخامسة والعشرين من سورة الكهف", "18:25"],
    ["ali imran verse hundred and three", "3:103"],
    ["surah kahf verse twenty five", "18:25"],
    ["sourate al-kahf verset vingt-cinq", "18:25"],
    ["sourate al-baqara verset quatre-vingt-trois", "2:83"],
    ["surat al kahfi ayat dua puluh lima", "18:25"],
    ["baqarah ki akhri do ayat", "2:285-286"],
    ["البقره ٢٨٥ و٢٨٦", "2:285-286"],
    ["surah 18 first ten verses", "18:1-10"],
    ["baqarah 300", "no 2:300"],
    ["surah kawthar verse 4", "no 108:4"],
  ])("%j is %s", (typed, verses) => {
    expect(reference(typed)).toBe(verses);
  });

  test.each([
    "how many verses in surah yasin",
    "recite surah ikhlas 3 times",
    "surah mulk 7 days",
    "read yasin 41 times for a job",
    "hadith 101",
    "surah kahf dajjal 10",
    "5 pillars of islam",
    "zakat on 10000 dollars",
    "what happens after 40 days",
    "verses about patience",
    "verse on nuh",
    "verses about two gardens in surah kahf",
    "99 names of allah",
    "the night journey",
    "juz 30",
    "who was maryam",
    "كم آية في سورة يس",
    "هل يجوز الصيام في 15 شعبان",
    "la sourate al-kahf le vendredi",
    "surat yasin 3 kali",
    "Yasin suresi 7 kere okumak",
  ])("%j names none", (typed) => {
    expect(reference(typed)).toBeUndefined();
  });

  test("are shown, and a verse that does not exist is said not to", () => {
    expect(quranTool("Maide suresi 101", "tr")).toMatchObject({
      tool: "verses",
      verses: [{ surah: 5, ayah: 101 }],
    });
    expect(quranTool("verses 1 to 5 of Yasin", "en")).toMatchObject({ tool: "verses" });
    expect(quranTool("baqarah 300", "en")).toEqual({ tool: "no-such-verse", asked: "2:300" });
  });

  test("of one passage are shown as one", () => {
    expect(quranTool("surah maun verses 4 to 6", "en")).toEqual({
      tool: "verses",
      verses: [{ surah: 107, ayah: 4 }],
    });
  });
});
