import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "./fold-text.ts";
import { findTexts, longestQuery, marksIn, readQuery, searchableText } from "./text-search.ts";

const finds = (text: string, typed: string) =>
  findTexts([searchableText([text])], (one) => one, readQuery(typed)).length === 1;

describe("a folded text", () => {
  test.each([
    ["إنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ", "انما الاعمال بالنيات"],
    ["الصَّلَاةُ", "الصلاه"],
    ["ہے کہ یہ علی", "هي كه يه علي"],
    ["داوود", "داود"],
    ["Kur'an’ı ÖĞRENİN", "kurani ogrenin"],
    ["ISLAK ışık", "islak isik"],
    ["Shuʿayb al-Arnāʾūṭ", "shuayb al arnaut"],
    ["  Œuvre —  l'été! ", "oeuvre lete"],
    ["١٩٠٧ ۱۹۰۷", "1907 1907"],
    ["ﷺ", "صلي الله عليه وسلم"],
    ["🕌 «»", ""],
  ])("of %j is %j", (text, folded) => {
    expect(foldText(text).folded).toBe(folded);
  });

  test("has the offset of each of its characters, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { folded, places } = foldText(text);
        expect(places.length).toBe(folded.length);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.every((place) => place < text.length)).toBe(true);
      }),
    );
  });
});

describe("searching texts", () => {
  test("finds Arabic typed without vowels, with other hamza forms and with Urdu letters", () => {
    const text = "إنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى";
    for (const typed of ["انما الاعمال بالنيات", "الأعمال", "إمرئ", "نوي", "کل امرئ"])
      expect(finds(text, typed), typed).toBe(true);
    expect(finds(text, "الزكاة")).toBe(false);
  });

  test("finds the Uthmani script by both of today's spellings", () => {
    expect(finds("ٱلرَّحْمَـٰنِ", "الرحمن")).toBe(true);
    expect(finds("مَـٰلِكِ", "مالك")).toBe(true);
    expect(finds("مَـٰلِكِ", "ملك")).toBe(true);
  });

  test("finds a word by its beginning, not in the middle", () => {
    expect(finds("Hope and a heart at ease", "ease")).toBe(true);
    for (const [text, typed] of [
      ["The disease", "ease"],
      ["The best example", "ample"],
      ["A reward awaits", "ward"],
      ["Rewards", "wards"],
    ] as const)
      expect(finds(text, typed), typed).toBe(false);
    expect(finds("The best example", "exampl")).toBe(true);
    expect(finds("Forgiveness", "forgiv")).toBe(true);
    expect(finds("Envoyer de l’argent d'un pays", "argent pays")).toBe(true);
  });

  test("does not take a whole word for the beginning of another", () => {
    for (const [text, typed] of [
      ["The best example for you", "exam"],
      ["For example", "Exam"],
      ["Since then, sincerely", "sin"],
      ["Start with the heart", "star"],
      ["Start with the heart", "hear"],
      ["A message", "mess"],
    ] as const)
      expect(finds(text, typed), typed).toBe(false);
    expect(finds("Before an exam", "exam")).toBe(true);
    expect(finds("Exams and examinations", "exam")).toBe(true);
    expect(finds("Sins and sinners", "sin")).toBe(true);
  });

  test("requires every word, in any order, each by its beginning", () => {
    expect(finds("Actions are only by intentions", "INTENT action")).toBe(true);
    expect(finds("Actions are only by intentions", "intent prayer")).toBe(false);
  });

  test("finds our British spelling by the American one", () => {
    expect(finds("Memorising the Quran", "memorizing")).toBe(true);
    expect(finds("Your favourites, organised", "favorites organiz")).toBe(true);
    expect(finds("Al-Aziz, al-Muizz", "aziz")).toBe(true);
    expect(finds("Four rakahs", "for")).toBe(false);
  });

  test.each(["6,236", "6.236", "6 236", "6\u00a0236", "6\u202f236", "٦٬٢٣٦", "٦،٢٣٦", "۶٬۲۳۶", "6'236"])(
    "finds %j by its digits, and by each thousands separator",
    (number) => {
      const text = `The Quran has ${number} verses.`;
      for (const typed of ["6236", "٦٢٣٦", "۶۲۳۶", "6,236", "6.236", "6 236", "٦٬٢٣٦", "۶٬۲۳۶", number])
        expect(finds(text, typed), typed).toBe(true);
      for (const typed of ["6237", "62360", "1236"]) expect(finds(text, typed), typed).toBe(false);
    },
  );

  test("joins the groups of long numbers, but not the numbers of a list", () => {
    expect(finds("1,234,567 people", "1234567")).toBe(true);
    expect(finds("in 1,00,000 rupees", "100000")).toBe(true);
    for (const text of ["2:255", "12, 345", "1999-2000", "5, 100 and 200"])
      expect(finds(text, text.replace(/\D/g, "")), text).toBe(false);
  });

  test("puts matches of the whole phrase first and keeps the order otherwise", () => {
    const items = ["the path that is straight", "a straight path", "the straight path"];
    const found = findTexts(items, (item) => searchableText([item]), readQuery("straight path"));
    expect(found).toEqual(["a straight path", "the straight path", "the path that is straight"]);
  });

  test("finds everything when the typed text has no searchable word", () => {
    for (const typed of ["", "   ", "…", "🕌"])
      expect(findTexts([1, 2], () => searchableText(["x"]), readQuery(typed))).toEqual([1, 2]);
  });

  test("cuts a pasted text to the longest query", () => {
    expect(readQuery("ا".repeat(5000)).phrase.length).toBeLessThanOrEqual(longestQuery);
    expect(readQuery("a b ".repeat(2000)).words).toEqual(["a", "b"]);
  });

  test("does not join two fields of one item", () => {
    const item = searchableText(["one", undefined, "two"]);
    expect(findTexts([item], (one) => one, { phrase: "e t", words: ["e t"] })).toEqual([]);
  });
});

describe("the marks of a match", () => {
  const marked = (text: string, typed: string) =>
    marksIn(text, readQuery(typed)).map(([from, to]) => text.slice(from, to));

  test("cover the letters with their vowels", () => {
    expect(marked("إنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ", "الاعمال")).toEqual(["الْأَعْمَالُ"]);
    expect(marked("بِالنِّيَّاتِ", "النيات")).toEqual(["النِّيَّاتِ"]);
  });

  test("cover each occurrence and merge where they touch", () => {
    expect(marked("Pray, and praying: prayer.", "pray ray")).toEqual(["Pray", "pray", "pray"]);
    expect(marked("İstanbul ışığı", "istanbul isigi")).toEqual(["İstanbul", "ışığı"]);
  });

  test("cover a number with its thousands separators", () => {
    expect(marked("It has 6,236 verses", "6236")).toEqual(["6,236"]);
    expect(marked("فيه ٦٬٢٣٦ آية", "6236")).toEqual(["٦٬٢٣٦"]);
  });

  test("cover the other spelling of a word", () => {
    expect(marked("Memorising the Quran", "memorizing")).toEqual(["Memorising"]);
  });

  test("are empty for single letters and for an empty query", () => {
    expect(marked("a cat", "a")).toEqual([]);
    expect(marked("a cat", "")).toEqual([]);
  });
});
