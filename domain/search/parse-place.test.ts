import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { surahNames } from "#domain/surah-names/surah-names.ts";
import { ayahsIn, surahCount } from "#domain/verse-reference.ts";
import { parsePlace } from "./parse-place.ts";

const names: readonly (readonly [query: string, surah: number])[] = [
  ["yasin", 36],
  ["Ya-Sin", 36],
  ["Yâsîn", 36],
  ["yaseen", 36],
  ["surah yaseen", 36],
  ["سورة يس", 36],
  ["ياسين", 36],
  ["یٰسین", 36],
  ["al kahf", 18],
  ["el-Kehf", 18],
  ["Al-Kahfi", 18],
  ["alkahf", 18],
  ["sourate al-kahf", 18],
  ["الكهف", 18],
  ["Bakara Suresi", 2],
  ["al baqara", 2],
  ["Al-Baqarah", 2],
  ["بقرہ", 2],
  ["سورۃ البقرہ", 2],
  ["the cow", 2],
  ["La vache", 2],
  ["Âl-i İmrân", 3],
  ["al imran", 3],
  ["Ali 'Imran", 3],
  ["آل عمران", 3],
  ["an-nisa", 4],
  ["Nisâ", 4],
  ["Al-Ma'idah", 5],
  ["youssouf", 12],
  ["Joseph", 12],
  ["Meryem", 19],
  ["bani israil", 17],
  ["ash shuara", 26],
  ["Asy-Syu'ara'", 26],
  ["Mücâdele", 58],
  ["al mujadila", 58],
  ["Al-Mujadalah", 58],
  ["ar rahman", 55],
  ["Rahmân suresi", 55],
  ["الرحمن", 55],
  ["Vâkıa", 56],
  ["al waqiah", 56],
  ["Fetih", 48],
  ["al fath", 48],
  ["al mulk", 67],
  ["Tebareke", 67],
  ["Kıyâmet", 75],
  ["al qiyama", 75],
  ["İhlâs", 112],
  ["al ikhlas", 112],
  ["Felak", 113],
  ["an-nas", 114],
  ["Kevser", 108],
  ["al kawthar", 108],
  ["al kautsar", 108],
];

const places: readonly (readonly [query: string, place: ReturnType<typeof parsePlace>])[] = [
  ["2:255", { surah: 2, from: 255 }],
  ["2 255", { surah: 2, from: 255 }],
  ["2.255", { surah: 2, from: 255 }],
  [" 2 : 255 ", { surah: 2, from: 255 }],
  ["2:255-257", { surah: 2, from: 255, to: 257 }],
  ["2:285–290", { surah: 2, from: 285, to: 286 }],
  ["٢:٢٥٥", { surah: 2, from: 255 }],
  ["۲:۲۵۵", { surah: 2, from: 255 }],
  ["البقرة ٢٥٥", { surah: 2, from: 255 }],
  ["سورة البقرة آية 255", { surah: 2, from: 255 }],
  ["سورہ بقرہ آیت ۲۵۵", { surah: 2, from: 255 }],
  ["Bakara 255", { surah: 2, from: 255 }],
  ["Bakara suresi 255. ayet", { surah: 2, from: 255 }],
  ["al kahf 10", { surah: 18, from: 10 }],
  ["surat Al-Baqarah ayat 255", { surah: 2, from: 255 }],
  ["sourate 18 verset 10", { surah: 18, from: 10 }],
  ["surah 36", { surah: 36 }],
  ["114", { surah: 114 }],
  ["juz 30", { juz: 30 }],
  ["30. cüz", { juz: 30 }],
  ["الجزء ٣٠", { juz: 30 }],
  ["پارہ ۳۰", { juz: 30 }],
  ["page 42", { page: 42 }],
  ["صفحة ٤٢", { page: 42 }],
  ["الصفحة 604", { page: 604 }],
  ["صفحہ ۴۲", { page: 42 }],
  ["sayfa 42", { page: 42 }],
  ["42. sayfa", { page: 42 }],
  ["halaman 42", { page: 42 }],
];

describe("a place named in the search box", () => {
  test.each(names)("%s is surah %i", (query, surah) => {
    expect(parsePlace(query)).toEqual({ surah });
  });

  test.each(places)("%s is understood", (query, place) => {
    expect(parsePlace(query)).toEqual(place);
  });

  test("every romanised and Arabic name of the list leads to its own surah", () => {
    surahNames.forEach((names, at) => {
      const all = names.flatMap((list) => list.split(", ").filter(Boolean));
      for (const name of all) expect([name, parsePlace(name)]).toEqual([name, { surah: at + 1 }]);
    });
    expect(surahNames).toHaveLength(surahCount);
  });

  test("a place that does not exist is not found", () => {
    for (const query of [
      "2:300",
      "115:1",
      "0:1",
      "115",
      "juz 31",
      "juz 0",
      "page 605",
      "page 0",
      "page 1 2",
      "2:10-5",
      "Bakara 300",
      "1 2 3 4",
    ])
      expect(parsePlace(query)).toBeUndefined();
  });

  test("ordinary words are no place", () => {
    for (const query of [
      "patience",
      "lord of the worlds",
      "7 heavens",
      "kesabaran",
      "صبر",
      "sabır",
      "",
      "   ",
      "ال",
    ])
      expect(parsePlace(query)).toBeUndefined();
  });

  test("any input gives an existing place or none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (query) => {
        const place = parsePlace(query);
        if (place === undefined || !("surah" in place)) return;
        expect(ayahsIn(place.surah)).toBeGreaterThanOrEqual(place.to ?? place.from ?? 1);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 400 }), (surah, ayah) => {
        const place = parsePlace(`${surah}:${ayah}`);
        expect(place !== undefined).toBe(ayah >= 1 && ayah <= ayahsIn(surah));
      }),
    );
  });
});
