import { describe, expect, test } from "vitest";
import records from "./data/names.json" with { type: "json" };

/** The enumeration in Jami at-Tirmidhi 3507, with vowel marks; Mishkat al-Masabih 2288 has the same. */
const enumeration = `
اللَّهُ، الرَّحْمَنُ، الرَّحِيمُ، الْمَلِكُ، الْقُدُّوسُ، السَّلاَمُ، الْمُؤْمِنُ،
الْمُهَيْمِنُ، الْعَزِيزُ، الْجَبَّارُ، الْمُتَكَبِّرُ، الْخَالِقُ، الْبَارِئُ، الْمُصَوِّرُ،
الْغَفَّارُ، الْقَهَّارُ، الْوَهَّابُ، الرَّزَّاقُ، الْفَتَّاحُ، الْعَلِيمُ، الْقَابِضُ،
الْبَاسِطُ، الْخَافِضُ، الرَّافِعُ، الْمُعِزُّ، الْمُذِلُّ، السَّمِيعُ، الْبَصِيرُ، الْحَكَمُ،
الْعَدْلُ، اللَّطِيفُ، الْخَبِيرُ، الْحَلِيمُ، الْعَظِيمُ، الْغَفُورُ، الشَّكُورُ، الْعَلِيُّ،
الْكَبِيرُ، الْحَفِيظُ، الْمُقِيتُ، الْحَسِيبُ، الْجَلِيلُ، الْكَرِيمُ، الرَّقِيبُ، الْمُجِيبُ،
الْوَاسِعُ، الْحَكِيمُ، الْوَدُودُ، الْمَجِيدُ، الْبَاعِثُ، الشَّهِيدُ، الْحَقُّ، الْوَكِيلُ،
الْقَوِيُّ، الْمَتِينُ، الْوَلِيُّ، الْحَمِيدُ، الْمُحْصِي، الْمُبْدِئُ، الْمُعِيدُ، الْمُحْيِي،
الْمُمِيتُ، الْحَىُّ، الْقَيُّومُ، الْوَاجِدُ، الْمَاجِدُ، الْوَاحِدُ، الصَّمَدُ، الْقَادِرُ،
الْمُقْتَدِرُ، الْمُقَدِّمُ، الْمُؤَخِّرُ، الأَوَّلُ، الآخِرُ، الظَّاهِرُ، الْبَاطِنُ،
الْوَالِي، الْمُتَعَالِي، الْبَرُّ، التَّوَّابُ، الْمُنْتَقِمُ، الْعَفُوُّ، الرَّءُوفُ،
مَالِكُ الْمُلْكِ، ذُو الْجَلاَلِ وَالإِكْرَامِ، الْمُقْسِطُ، الْجَامِعُ، الْغَنِيُّ،
الْمُغْنِي، الْمَانِعُ، الضَّارُّ، النَّافِعُ، النُّورُ، الْهَادِي، الْبَدِيعُ، الْبَاقِي،
الْوَارِثُ، الرَّشِيدُ، الصَّبُورُ
`
  .trim()
  .split(/،\s*/);

const fatha = "\u064e";
const sukun = "\u0652";
const shadda = "\u0651";
const daggerAlef = "\u0670";
const mark = /[\u064b-\u0652\u0670]/;
const sunLetters = new Set("تثدذرزسشصضطظلن");

/** Letters of a word, each with its marks. */
function lettersOf(word: string): { readonly letter: string; readonly marks: string }[] {
  return [...word.matchAll(/([^\u064b-\u0652\u0670])([\u064b-\u0652\u0670]*)/g)].map(
    ([, letter = "", marks = ""]) => ({ letter, marks }),
  );
}

/** Words that begin with the article, without a conjunction before it. */
function articleWords(arabic: string): string[] {
  return arabic
    .split(" ")
    .map((word) => word.replace(/^و\u064e(?=ٱ)/, ""))
    .filter((word) => word.startsWith("ٱل"));
}

/** Modern spelling of what the two texts write differently: alef, hamza and the article's lam. */
function plainSpelling(arabic: string): string {
  return (
    arabic
      .normalize("NFC")
      .replaceAll("ٱ", "ا")
      .replaceAll(new RegExp(`${fatha}(${shadda}?)${daggerAlef}`, "g"), `${fatha}$1ا`)
      .replaceAll(`لا${fatha}`, `ل${fatha}ا`)
      .replaceAll("ى", "ي")
      .replaceAll(/ال(?=[أإآ])/g, `ال${sukun}`)
      .replaceAll("ءُو", "ؤُو")
      // The one word whose long vowel everyday spelling leaves out.
      .replace("الرَّحْمَانُ".normalize("NFC"), "الرَّحْمَنُ".normalize("NFC"))
  );
}

describe("the Arabic of the names", () => {
  test.each(records)("$id $arabic keeps the rule of the sun and moon letters", ({ arabic }) => {
    for (const word of articleWords(arabic)) {
      const [, lam, first] = lettersOf(word);
      const isSun = sunLetters.has(first?.letter ?? "");
      expect(lam?.marks, word).toBe(isSun ? "" : sukun);
      expect(first?.marks.includes(shadda), word).toBe(isSun);
      if (first?.letter !== "آ") expect(first?.marks.replace(shadda, ""), word).toMatch(mark);
    }
  });

  test("begins with the article in all names but two", () => {
    const others = records.filter(({ arabic }) => !arabic.startsWith("ٱل")).map(({ id }) => id);
    expect(others).toEqual([84, 85]);
    for (const { arabic } of records) expect(articleWords(arabic).length, arabic).toBeGreaterThan(0);
  });

  test.each(records)("$id $arabic has every vowel, shadda and sukun of the hadith", ({ id, arabic }) => {
    expect(plainSpelling(arabic)).toBe(plainSpelling(enumeration[id - 1] ?? ""));
  });

  test("joins the article in Latin letters as it is said before sun letters", () => {
    for (const { arabic, transliteration } of records) {
      const [, , first] = lettersOf(arabic);
      if (!arabic.startsWith("ٱل") || !sunLetters.has(first?.letter ?? "") || first?.letter === "ل") continue;
      const [, article, sound] = /^A(\p{L}+)-(sh|th|dh|.)/iu.exec(transliteration) ?? [];
      expect(article, transliteration).toBe(sound?.toLowerCase());
    }
  });

  test("writes each consonant and long vowel with one sign in Latin letters", () => {
    const signs = [
      ["ʿ", /ع/],
      ["ḥ", /ح/],
      ["ṣ", /ص/],
      ["ḍ", /ض/],
      ["ṭ", /ط/],
      ["ẓ", /ظ/],
      ["ā", /\u064e\u0651?(?:ا|\u0670)|آ/],
      ["ī", /\u0650\u0651?ي(?![\u064b-\u0652])/],
      ["ū", /\u064f\u0651?و(?![\u064b-\u0652])/],
    ] as const;
    const names = records.filter(({ id }) => id !== 1);
    for (const { arabic, transliteration } of names)
      for (const [sign, letter] of signs)
        expect(transliteration.toLowerCase().includes(sign), `${transliteration} ${sign}`).toBe(
          letter.test(arabic.normalize("NFC")),
        );
    expect(records.filter(({ transliteration }) => /ee|oo|[‘’'ṯ]/.test(transliteration))).toHaveLength(1);
  });
});
