import { expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { checkText, matchQuote } from "./check-text.ts";
import { quranText } from "./quran-text.ts";

const quran = quranText(published);
const marks = /[\u064b-\u0652\u0670\u0640\u06d6-\u06ed]/g;
const bare = (surah: number, ayah: number) =>
  (published.plain[quran.verseNumber({ surah, ayah }) ?? 0] ?? "")
    .replace(marks, "")
    .replace(/ +/g, " ")
    .trim();
const uthmani = (surah: number, ayah: number) =>
  published.uthmani[quran.verseNumber({ surah, ayah }) ?? 0] ?? "";
const found = (text: string) =>
  checkText(quran, text).map(({ start, end, verdict, references }) => [
    text.slice(start, end),
    verdict,
    references.map(verseKey).join(),
  ]);

/** How people and programs write a quote; `#` is its place. */
const frames = [
  "وقد أكد القرآن هذا المعنى في مواضع، منها ﴿#﴾، وهو ظاهر لمن تأمل.",
  "يقول الله تعالى: ((#)) وهذا يدل على عظم الأمر.",
  "قال سبحانه: {{#}} والله أعلم.",
  "قال الله تعالى: <<#>>.",
  "قال تعالى: 【#】",
  "قال تعالى: 《#》",
  "قال تعالى: **#** ثم بين ذلك.",
  "قال تعالى:\n\n> #\n\nوهذا واضح.",
  "قال تعالى: `#` فتأمل.",
  "قال تعالى: '#' فتأمل.",
  "قال تعالى: *#* فتأمل.",
  "قال تعالى: _#_ فتأمل.",
  "قال تعالى: \u202b«#»\u202c فتأمل.",
  "قال تعالى:<br>«#»<br>فتأمل.",
  "قال تعالى: «# صدق الله العظيم»",
  "أعوذ بالله من الشيطان الرجيم ﴿#﴾ صدق الله العظيم",
  "The scholars often cite the words “#” when they discuss this.",
  "Allah dit dans le Coran : « # » et ceci montre la voie.",
  'Allah Teâlâ şöyle buyuruyor: "#" bu âyet açıktır.',
  'Allah SWT berfirman: "#" maka jelaslah.',
  "اللہ تعالیٰ فرماتا ہے: ”#“ اور یہ واضح ہے۔",
  '{"ayah": "#", "topic": "patience"}',
] as const;

const verses = [
  [2, 153],
  [3, 200],
  [13, 28],
  [49, 12],
] as const;
const [patience] = [bare(2, 153)];

/** A word that is another, one less and one more, within a quote. */
const alterations = [
  (quote: string) => quote.split(" ").with(3, "الناس").join(" "),
  (quote: string) => quote.split(" ").toSpliced(3, 1).join(" "),
  (quote: string) => quote.split(" ").toSpliced(3, 0, "دائما").join(" "),
];

test("right and altered quotes between all kinds of signs, in prose of six languages", () => {
  for (const [at, frame] of frames.entries()) {
    const [surah, ayah] = verses[at % verses.length] ?? verses[0];
    for (const quote of [bare(surah, ayah), uthmani(surah, ayah)])
      expect(found(frame.replace("#", quote)), frame).toMatchObject([
        [quote, /exact|respelt/.exec(matchQuote(quran, quote).verdict)?.[0], `${surah}:${ayah}`],
      ]);
    const altered = alterations[at % alterations.length]?.(bare(surah, ayah)) ?? "";
    expect(found(frame.replace("#", altered)), frame).toEqual([[altered, "altered", `${surah}:${ayah}`]]);
  }
});

/** A quote with its reference, `@` its number; each is read with the right number and with another. */
const references = [
  "قال تعالى: ﴿#﴾ [البقرة: @]",
  "قال تعالى: «#» (2:@)",
  "قال تعالى: ﴿#﴾ - سورة البقرة: @",
  "- ﴿#﴾ البقرة @\n- وغيرها",
  "| # | البقرة: @ |",
  "﴿#﴾\n[البقرة: @]",
  "قال تعالى: «#» (سورة البقرة، الآية @)",
  "وفي الآية @ من سورة البقرة: «#»",
  'Allah says: "#" (Quran 2:@).',
  'In Surah Al-Baqarah, verse @, Allah says: "#"',
  'Allah berfirman: "#" (QS. Al-Baqarah: @)',
  "Allah dit : « # » (sourate Al-Baqara, verset @)",
  '"#" (Bakara Suresi, @. ayet)',
  "ارشاد باری تعالیٰ ہے: «#» (سورۃ البقرۃ، آیت @)",
] as const;

const inDigits = (number: number, zero: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

test.each([0x30, 0x660, 0x6f0])("right and wrong references in the digits from %i", (zero) => {
  for (const reference of references)
    for (const [number, verdict] of [
      [153, "respelt"],
      [155, "wrong-reference"],
    ] as const)
      expect(found(reference.replace("#", patience).replace("@", inDigits(number, zero)))).toEqual([
        [patience, verdict, "2:153"],
      ]);
});

const words = (quote: string, from: number, to?: number) => quote.split(" ").slice(from, to).join(" ");
const halves = (one: string, other: string) =>
  [words(one, 0, one.split(" ").length >> 1), words(other, other.split(" ").length >> 1)].join(" ");
const throne = bare(2, 255);

test.each([
  ["numbers in brackets between verses", `${uthmani(112, 1)} ﴿١﴾ ${uthmani(112, 2)}`, /exact|respelt/],
  ["numbers of the Persian keyboard", `${bare(114, 1)} (۱) ${bare(114, 2)}`, /respelt/],
  ["a star between verses", `${bare(94, 5)} * ${bare(94, 6)}`, /respelt/],
  ["the basmala before a surah", `${bare(1, 1)} ${bare(108, 1)} ${bare(108, 2)}`, /respelt/],
  ["letters of the Persian keyboard", patience.replace(/ي|ى/g, "ی").replace(/ك/g, "ک"), /respelt/],
  ["one letter for Allah", bare(112, 1).replace("الله", "ﷲ"), /respelt/],
  ["no hamza", throne.replace(/[أإآ]/g, "ا"), /respelt/],
  ["a comma within", patience.replace(" إن", "، إن"), /respelt/],
  ["a beginning", words(throne, 0, 12), /partial/],
  ["a middle", words(bare(2, 282), 10, 22), /partial/],
  ["dots at the end", `${words(throne, 0, 12)} ...`, /partial/],
  ["dots within", `${words(throne, 0, 6)} ... ${words(throne, 20, 28)}`, /partial/],
  [
    "the end of a verse and the beginning of the next",
    `${words(bare(2, 183), -4)} ${words(bare(2, 184), 0, 5)}`,
    /partial/,
  ],
  ["two verses spliced", halves(patience, bare(3, 200)), /altered/],
  ["two verses spliced", halves(bare(4, 58), bare(5, 8)), /altered/],
  ["verses in another order", `${bare(94, 6)} ${bare(94, 5)}`, /altered/],
  ["words in another order", patience.replace("بالصبر والصلاة", "بالصلاة والصبر"), /altered/],
  ["a synonym", patience.replace("الصابرين", "المؤمنين"), /altered/],
  ["a word of another ending", (published.plain[6] ?? "").replace("أَنْعَمْتَ", "أَنْعَمْتُ"), /altered/],
  ["no verse", "وما العلم إلا نور يهدي به الله قلوب الباحثين", /not-found/],
])("%s, in a text and alone", (_, quote, verdict) => {
  expect(matchQuote(quran, quote).verdict).toMatch(verdict);
  const [only, ...others] = checkText(quran, `قال تعالى في الكتاب العزيز (الآية 9): «${quote}» فتأمل.`);
  expect([only?.verdict, others]).toEqual([expect.stringMatching(verdict), []]);
});

test.each([
  "إن الله مع الصابرين في كل وقت، وهو يحب المحسنين من عباده، وهذا معنى كثير من النصوص.",
  "قال رسول الله صلى الله عليه وسلم: «إنما الأعمال بالنيات وإنما لكل امرئ ما نوى» متفق عليه.",
  "أن النبي ﷺ قال: «من كان يؤمن بالله واليوم الآخر فليقل خيرا أو ليصمت».",
  "قال الله تعالى في الحديث القدسي: «يا عبادي إني حرمت الظلم على نفسي»",
  "كتاب «رياض الصالحين» للإمام النووي، وانظر سورة البقرة، الآية 255.",
  "الموعد الساعة 2:55 في «قاعة المؤتمرات الكبرى» بالجامعة.",
  "الحمد لله رب العالمين، إن شاء الله نلتقي غدا، وما شاء الله لا قوة إلا بالله.",
  "أعوذ بالله من الشيطان الرجيم، بسم الله الرحمن الرحيم",
  "function test() { return قيمة المتغير; }",
  '{"name": "أحمد", "city": "القاهرة", "age": 30}',
  "The Prophet's companions' words: 'Seek help' and don't stop (2:10).",
])("no quote of the Quran: %s", (text) => expect(found(text)).toEqual([]));

test("a quote alone takes no more time for signs between its words", () => {
  const many = (one: string) => one.repeat(Math.ceil(40_000 / one.length));
  const plain = cpuTimeOf(() => matchQuote(quran, many("من قل ")));
  for (const text of ["**من** ", "﴿ قل ", "من … "].map(many))
    expect(cpuTimeOf(() => matchQuote(quran, text))).toBeLessThan(20 * plain + 1000);
});
