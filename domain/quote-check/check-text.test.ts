import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { checkText, matchQuote } from "./check-text.ts";
import { longestText } from "./longest-text.ts";
import { quranText } from "./quran-text.ts";
import { readReference } from "./read-reference.ts";

const quran = quranText(published);

const marks = /[\u064b-\u0652\u0670\u06d6-\u06dc]/g;
const verse = (surah: number, ayah: number) =>
  (published.plain[quran.verseNumber({ surah, ayah }) ?? 0] ?? "").replace(marks, "").replace(/ +/g, " ");
const found = (text: string) =>
  checkText(quran, text).map(({ start, end, verdict, references }) => [
    text.slice(start, end),
    verdict,
    references.map(verseKey).join(),
  ]);

describe("a text is searched for quotes", () => {
  test.each(["﴿#﴾", "﴾#﴿", "{#}", "«#»", "“#”", '"#"', "(#)", "#"])(
    "between %s, behind its introduction and before its reference",
    (signs) => {
      const text = `الصبر من أعظم الأخلاق، قال تعالى: ${signs.replace("#", verse(2, 153))} [البقرة: 153].`;
      expect(found(text)).toEqual([[verse(2, 153), "respelt", "2:153"]]);
    },
  );

  test("without any sign where the words are enough", () => {
    const text = `ومن قرأ ${verse(49, 13)} عرف أن الناس سواء`;
    expect(found(text)).toEqual([[verse(49, 13), "respelt", "49:13"]]);
    expect(found("بسم الله الرحمن الرحيم، والصلاة في وقتها من أحب الأعمال")).toEqual([]);
  });

  test("hadith and words in quotation marks are no quotes of the Quran", () => {
    const text = `قال النبي صلى الله عليه وسلم: "الصلاة نور والصدقة برهان" رواه مسلم، ويتحدث عن "التوكل" و"الإحسان".`;
    expect(found(text)).toEqual([]);
  });

  test("an invented verse is not in the Quran, and a wrong word is altered", () => {
    expect(found("قال تعالى: ﴿وجعلنا العلم طريقا للمفلحين أجمعين﴾")).toMatchObject([
      ["وجعلنا العلم طريقا للمفلحين أجمعين", "not-found", ""],
    ]);
    const wrong = verse(2, 183).replace("الصيام", "القيام");
    expect(found(`يقول الله عز وجل: «${wrong}» (البقرة: 183)`)).toEqual([[wrong, "altered", "2:183"]]);
  });

  test("a wrong number is a wrong reference, before the quote and behind it", () => {
    expect(found(`في سورة الإخلاص، الآية 3: ﴿${verse(112, 2)}﴾`)).toEqual([
      [verse(112, 2), "wrong-reference", "112:2"],
    ]);
    expect(found(`Allah says: “${verse(112, 2)}” (Quran 112:4)`)).toEqual([
      [verse(112, 2), "wrong-reference", "112:2"],
    ]);
  });

  test.each([
    "سورة الإخلاص (آية 3): #",
    "سورة الإخلاص (آية 3):\n«#»",
    "في سورة الإخلاص (آية 3) قال الله تعالى: «#»",
    "ورد في الآية 3 من سورة الإخلاص: «#»",
    "In Surah Al-Ikhlas (verse 3), Allah says: “#”",
  ])("a reference in the prose before a quote is the claimed one: %s", (text) => {
    expect(checkText(quran, text.replace("#", verse(94, 6)))).toMatchObject([
      { verdict: "wrong-reference", claimed: { surah: 112, ayah: 3, last: 3 } },
    ]);
  });

  test.each([
    "17:31 #",
    "(17:31) «#»",
    "[17:31]: «#»",
    "انظر ١٧:٣١ ﴿#﴾",
    "۱۷:۳۱ - “#”",
    "[١٧:٣١] #",
    "«(17:31) #»",
    "﴿[17:31] #﴾",
  ])("two numbers next before a quote are the claimed verse: %s", (text) => {
    expect(checkText(quran, text.replace("#", verse(2, 183)))).toMatchObject([
      { verdict: "wrong-reference", claimed: { surah: 17, ayah: 31, last: 31 } },
    ]);
  });

  test.each([
    "عند الساعة 10:30 «#»",
    "at 10:30 “#”",
    "10:30:15 «#»",
    "1.17:31 «#»",
    "«كلام» (17:31) «#»",
    "17:31\n\n«#»",
    "في 17:31 من الكتاب «#»",
    "300:1 «#»",
  ])("other numbers before a quote name no verse: %s", (text) => {
    const quote = verse(2, 183);
    const judged = checkText(quran, text.replace("#", quote)).filter(
      ({ start }) => start === text.indexOf("#"),
    );
    expect(judged).toMatchObject([{ verdict: "respelt", claimed: undefined }]);
  });

  test("of a list with numbers before its quotes each quote has its own", () => {
    for (const between of ["\n", " "]) {
      const text = `[2:183] «${verse(2, 183)}»${between}[49:13] «${verse(49, 13)}»`;
      expect(found(text).map(([, verdict]) => verdict)).toEqual(["respelt", "respelt"]);
    }
  });

  test("a reference at the start of the next line is that of the words behind it", () => {
    const text = `«${verse(94, 6)}»\n[49:13] «${verse(49, 13)}»\n(2:183) ${verse(2, 183)}\n«${verse(13, 28)}»\n[13:28]`;
    expect(found(text).map(([, verdict]) => verdict)).toEqual(["respelt", "respelt", "respelt", "respelt"]);
  });

  test("a reference behind one quote is not that of the next", () => {
    const text = `«${verse(94, 6)}» سورة الشرح 6، «${verse(13, 28)}»`;
    expect(found(text).map(([, verdict]) => verdict)).toEqual(["respelt", "respelt"]);
  });

  test("several quotes each have their place", () => {
    const text = `قال تعالى: ﴿${verse(94, 5)}﴾ وقال: ﴿${verse(13, 28)}﴾ [الرعد: 28]`;
    expect(found(text)).toEqual([
      [verse(94, 5), "respelt", "94:5"],
      [verse(13, 28), "respelt", "13:28"],
    ]);
  });
});

test("a short verse with another word is altered where the text names it, and no Quran where it does not", () => {
  const quote = verse(112, 3).replace(/\S+$/, "يوجد");
  expect(matchQuote(quran, quote, { surah: 112, ayah: 3, last: 3 })).toMatchObject({
    verdict: "altered",
    references: [{ surah: 112, ayah: 3 }],
    changes: [{ written: "يوجد" }],
  });
  expect(matchQuote(quran, quote).verdict).toBe("not-found");
});

test.each([
  ["البقرة: ٢٥٥", "2:255-255"],
  ["سورة آل عمران، الآية 19", "3:19-19"],
  ["2:255-257", "2:255-257"],
  ["Al-Baqarah 255", "2:255-255"],
  ["Quran 112:4", "112:4-4"],
  ["Sourate An-Nisa, verset 36", "4:36-36"],
  ["QS. Al-Ikhlas: 2", "112:2-2"],
  ["İhlas suresi 1", "112:1-1"],
  ["سورۃ النساء آیت ۳۶", "4:36-36"],
])("%s names %s", (typed, expected) => {
  const range = readReference(typed);
  expect(range && `${range.surah}:${range.ayah}-${range.last}`).toBe(expected);
});

test.each(["", "البقرة", "2:300", "115:1", "page 12 of 30", "(1)", "فصل 3"])("%o names no verse", (typed) => {
  expect(readReference(typed)).toBeUndefined();
});

describe("hostile texts", () => {
  const whole = (part: string) => part.repeat(Math.ceil(longestText / part.length)).slice(0, longestText);
  test.each([
    ["nothing", ""],
    ["only marks", whole("\u064e\u0651")],
    ["lone surrogates", whole("\ud800ا\udc00")],
    ["bidirectional controls", whole("\u202eقل\u202c")],
    ["no space", whole("الحمدلله")],
    ["nested brackets", `${"«(".repeat(12_000)}قل هو${")»".repeat(12_000)}`],
    ["open brackets", whole("«﴿{(")],
    ["two words quoted again and again", whole("«قل لهم» ")],
    ["frequent words", whole("من في الأرض إن الله ")],
    ["one introduction after the other", whole("قال تعالى: ")],
    ["quotes of one verse with an error", whole("﴿قل هو الله وحده الواحد﴾ ")],
  ])("%s get an answer in a time that grows with their length", (_, text) => {
    const timeOf = (part: string) => cpuTimeOf(() => checkText(quran, part));
    const eighth = timeOf(text.slice(0, text.length / 8));
    // Eight times for linear growth, sixty-four for growth by the square; too short times are noise.
    expect(timeOf(text)).toBeLessThan(30 * Math.max(eighth, 5));
  });
});
