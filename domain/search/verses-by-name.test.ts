import { describe, expect, test } from "vitest";
import { isVerse } from "#domain/verse-reference.ts";
import { parsePlace } from "./parse-place.ts";
import { verseNames } from "./verse-names.ts";

const reference = (query: string) => {
  const place = parsePlace(query);
  if (!place || !("surah" in place)) return place;
  return `${place.surah}:${place.from}${place.to === undefined ? "" : `-${place.to}`}`;
};

describe("a verse searched by its name", () => {
  test.each([
    "ayat al kursi",
    "Ayat al-Kursi",
    "ayatul kursi",
    "Ayat-ul-Kursi",
    "ayatulkursi",
    "ayat kursi",
    "ayat-e-kursi",
    "aayatul kursi",
    "ayat al qursi",
    "ayatul kursiy",
    "ayatul kursee",
    "Ayetel Kürsi",
    "âyetel kürsî",
    "ayetelkürsi",
    "Âyetü'l-Kürsî",
    "kürsi ayeti",
    "Ayat Kursi",
    "آية الكرسي",
    "اية الكرسي",
    "ايه الكرسى",
    "آیت الکرسی",
    "آیۃ الکرسی",
    "آیة الکرسي",
    "ايةالكرسي",
    "verset du trône",
    "le verset du Trône",
    "verset al-kursi",
    "ayat al-koursi",
    "throne verse",
    "verse of the throne",
    "The Throne Verse",
    "surah ayatul kursi",
    "ayat singgasana",
    "آیت کرسی",
    "سورة آية الكرسي",
  ])("%s is 2:255", (query) => {
    expect(reference(query)).toBe("2:255");
  });

  test.each([
    ["verse of light", "24:35"],
    ["ayat an-nur", "24:35"],
    ["verset de la lumière", "24:35"],
    ["آية النور", "24:35"],
    ["آیت نور", "24:35"],
    ["نور ayeti", "24:35"],
    ["Nur ayeti", "24:35"],
    ["ayat cahaya", "24:35"],
    ["debt verse", "2:282"],
    ["verse of debt", "2:282"],
    ["آية الدين", "2:282"],
    ["verset de la dette", "2:282"],
    ["borç ayeti", "2:282"],
    ["ayat utang piutang", "2:282"],
    ["longest verse in the Quran", "2:282"],
    ["last two verses of Baqarah", "2:285-286"],
    ["last two ayat of surah al-baqarah", "2:285-286"],
    ["last 2 verses of surah baqara", "2:285-286"],
    ["les deux derniers versets de la sourate al-baqara", "2:285-286"],
    ["آخر آيتين من سورة البقرة", "2:285-286"],
    ["خواتيم سورة البقرة", "2:285-286"],
    ["سورہ بقرہ کی آخری دو آیات", "2:285-286"],
    ["dua ayat terakhir surat Al-Baqarah", "2:285-286"],
    ["Bakara suresinin son iki ayeti", "2:285-286"],
    ["Âmenerrasûlü", "2:285-286"],
    ["first ten verses of kahf", "18:1-10"],
    ["أول عشر آيات من سورة الكهف", "18:1-10"],
    ["sepuluh ayat pertama surah al kahfi", "18:1-10"],
    ["Kehf suresinin ilk on ayeti", "18:1-10"],
    ["ayat al-birr", "2:177"],
    ["verse of righteousness", "2:177"],
    ["آية البر", "2:177"],
    ["birr ayeti", "2:177"],
    ["hijab verse", "33:53"],
    ["آية الحجاب", "33:53"],
    ["ayat seribu dinar", "65:2-3"],
    ["آیت کریمہ", "21:87"],
    ["آية الوضوء", "5:6"],
    ["abdest ayeti", "5:6"],
    ["آية التطهير", "33:33"],
  ])("%s is %s", (query, verses) => {
    expect(reference(query)).toBe(verses);
  });

  test("shared by several verses finds all of them", () => {
    expect(parsePlace("verse of hijab")).toEqual({
      surah: 33,
      from: 53,
      others: [
        { surah: 33, from: 59, to: 59 },
        { surah: 24, from: 31, to: 31 },
      ],
    });
  });

  test.each([
    ["surah an nur", { surah: 24 }],
    ["سورة النور", { surah: 24 }],
    ["surah quraysh", { surah: 106 }],
    ["سورة النور آية 35", { surah: 24, from: 35 }],
    ["throne", undefined],
    ["light", { surah: 24 }],
    ["surah kursi", { surah: 2, from: 255 }],
    ["debt", undefined],
    ["kursi", undefined],
    ["first verse", undefined],
    ["the last day", undefined],
    ["last 400 verses of baqarah", undefined],
  ])("but %s is %j", (query, place) => {
    expect(parsePlace(query)).toEqual(place);
  });

  test("is found by every name of the table with the word for verse in its language, and exists", () => {
    const label = { ar: "آية", en: "verse", fr: "verset", ur: "آیت", id: "ayat", tr: "ayeti", latin: "ayat" };
    for (const { verses, names, alone = [] } of verseNames) {
      for (const verse of verses) {
        const [surah = 0, ayah = 0] = verse.split(/[:-]/).map(Number);
        expect(isVerse({ surah, ayah })).toBe(true);
      }
      for (const language of ["ar", "en", "fr", "ur", "id", "tr", "latin"] as const)
        for (const name of names[language] ?? [])
          expect([name, parsePlace(`${label[language]} ${name}`)]).not.toEqual([name, undefined]);
      for (const name of alone) expect([name, reference(name)]).toEqual([name, verses[0]]);
    }
  });
});
