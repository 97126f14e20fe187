import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { alterations, seededNumbers } from "#domain/quote-check/alterations.testing.ts";
import { checkText, matchQuote } from "#domain/quote-check/check-text.ts";
import { readLetters } from "#domain/quote-check/letters.ts";
import { type QuranText, quranText } from "#domain/quote-check/quran-text.ts";
import { recognisedRuns } from "#domain/quote-check/recognised-runs.ts";
import { spellingVariants } from "#domain/quote-check/spelling-variants.testing.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { type Figure, median } from "#tests/support/figure.ts";
import { otherSentences } from "#tests/support/other-sentences.ts";

/** The matcher that the extractor had before, as it was measured before it was replaced; in percent. */
const before = { refused: 14, mended: 28 };
/** The phone profile is four times slower. */
const throttle = 4;
const pageLength = 5000;
const alteredCount = 20_000;
const sentenceCount = 5000;

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);

function held(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const isRight = (verdict: string) => verdict === "exact" || verdict === "respelt";

function refused(quran: QuranText): Figure {
  let count = 0;
  let wrong = 0;
  for (const spell of Object.values(spellingVariants))
    published.uthmani.forEach((uthmani, at) => {
      count += 1;
      const { verdict, references } = matchQuote(quran, spell(uthmani, published.plain[at] ?? ""));
      const isFound = references.some((one) => verseKey(one) === verseKey(quran.verse(at)));
      if (!isRight(verdict) || !isFound) wrong += 1;
    });
  return {
    name: `quote check: right quotes refused, of ${count}`,
    value: percent(wrong, count),
    unit: "%",
    atMost: 0,
    beside: { name: "the matcher before", value: before.refused },
  };
}

/** Two lams of the word for night are one in the mushaf. */
const night = /[اٱ]ل[\u064e\u0651]+ي/;

function alteredQuotes(quran: QuranText): Figure[] {
  const next = seededNumbers(29);
  const ways = [...Object.values(alterations), splice];
  let [count, right, mended] = [0, 0, 0];
  while (count < alteredCount) {
    const at = Math.floor(next() * published.plain.length);
    const text = (next() < 0.5 ? published.plain[at] : published.uthmani[at]) ?? "";
    const quote = ways[count % ways.length]?.(text, next) ?? text;
    if (lettersOf(quote) === lettersOf(text)) continue;
    count += 1;
    const { verdict, references } = matchQuote(quran, quote);
    const isSame = references.some((one) => verseKey(one) === verseKey(quran.verse(at)));
    if (isSame) mended += 1;
    if (isRight(verdict) && isSame && !night.test(quote)) right += 1;
  }
  return [
    {
      name: `quote check: altered quotes called right, of ${count}`,
      value: right,
      unit: "quotes",
      atMost: 0,
    },
    {
      name: "quote check: altered quotes mended to their verse",
      value: percent(mended, count),
      unit: "%",
      atLeast: 85,
      beside: { name: "the matcher before", value: before.mended },
    },
  ];
}

function lettersOf(text: string): string {
  const { letters } = readLetters(text);
  return letters.map(({ base, marks }) => `${base}${marks}`).join();
}

/** The first half of one verse before the second half of another. */
function splice(text: string, next: () => number): string {
  const other = (published.plain[Math.floor(next() * published.plain.length)] ?? "").split(" ");
  const words = text.split(" ");
  return [...words.slice(0, (words.length + 1) >> 1), ...other.slice(other.length >> 1)].join(" ");
}

async function otherTexts(quran: QuranText): Promise<Figure[]> {
  let [count, found, called] = [0, 0, 0];
  for (const sentence of await otherSentences(sentenceCount)) {
    if (recognisedRuns(quran, { text: sentence, ...readLetters(sentence) }).length > 0) continue;
    count += 1;
    if (checkText(quran, sentence).length > 0) found += 1;
    const { verdict } = matchQuote(quran, sentence);
    if (isRight(verdict) || verdict === "partial") called += 1;
  }
  const of = `of ${count} sentences without any`;
  return [
    { name: `quote check: quotes found ${of}`, value: found, unit: "quotes", atMost: 0 },
    { name: `quote check: called Quran ${of}`, value: called, unit: "sentences", atMost: 0 },
  ];
}

const spanTexts = 400;
const frames = [
  ["قال تعالى: «", "»"],
  ["قال الله عز وجل: ﴿", "﴾"],
  ["﴿", "﴾"],
  ["وفي كتاب الله: ", ""],
  ["", ""],
] as const;

/** How well the places of quotes are found: a hit shares at least nine tenths of its letters with the quote. */
async function spans(quran: QuranText): Promise<Figure> {
  const sentences = (await otherSentences(sentenceCount)).filter(
    (sentence) => recognisedRuns(quran, { text: sentence, ...readLetters(sentence) }).length === 0,
  );
  const next = seededNumbers(41);
  const of = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const ways = Object.values(alterations);
  let [hits, found, placed] = [0, 0, 0];
  for (let count = 0; count < spanTexts; count++) {
    const quotes: { start: number; end: number }[] = [];
    let text = `${of(sentences)}. `;
    for (let quote = 0; quote < 3; quote++) {
      const [opening, closing] = of(frames);
      const at = Math.floor(next() * published.plain.length);
      const verse = ((next() < 0.5 ? published.plain : published.uthmani)[at] ?? "").trim();
      const written = next() < 0.4 ? of(ways)(verse, next) : verse;
      // Without any sign, nobody can know a verse of a few words.
      if (opening === "" && (written !== verse || verse.split(" ").length < 7)) continue;
      if (!opening.endsWith("«") && !opening.endsWith("﴿") && verse.split(" ").length < 4) continue;
      text += opening;
      quotes.push({ start: text.length, end: text.length + written.length });
      text += `${written}${closing}. ${of(sentences)}. `;
    }
    const answers = checkText(quran, text);
    found += answers.length;
    placed += quotes.length;
    for (const { start, end } of quotes)
      if (
        answers.some((one) => {
          const shared = Math.min(one.end, end) - Math.max(one.start, start);
          return shared >= 0.9 * Math.max(end - start, one.end - one.start);
        })
      )
        hits += 1;
  }
  return {
    name: `quote check: F1 of the places of ${placed} quotes in prose`,
    value: percent(2 * hits, found + placed),
    unit: "%",
    atLeast: 93,
  };
}

/** A page of prose with a quote in every third sentence, some of them altered. */
async function pageOfQuotes(): Promise<string> {
  const sentences = await otherSentences(400);
  const next = seededNumbers(3);
  let page = "";
  for (let at = 0; page.length < pageLength; at++) {
    page += `${sentences[(at * 7) % sentences.length]}. `;
    if (at % 3 > 0) continue;
    const verse = published.plain[Math.floor(next() * published.plain.length)] ?? "";
    const quote = at % 2 ? verse : (alterations["a letter is another"]?.(verse, next) ?? verse);
    page += `قال تعالى: «${quote.split(" ").slice(0, 25).join(" ")}». `;
  }
  return page.slice(0, pageLength);
}

/** The rates, the time and the memory of the quote check. Needs the built texts. */
export async function benchQuoteCheck(): Promise<Figure[]> {
  const empty = held();
  const started = performance.now();
  const quran = quranText(published);
  const prepared = performance.now() - started;
  const page = await pageOfQuotes();
  const times: number[] = [];
  for (let round = 0; round < 21; round++) {
    const from = process.cpuUsage();
    checkText(quran, page);
    times.push(process.cpuUsage(from).user / 1000);
  }
  const figures: Figure[] = [
    {
      name: "quote check: prepare the text",
      value: prepared * throttle,
      unit: "ms at a quarter of the speed",
    },
    {
      name: `quote check: a page of ${pageLength} characters`,
      value: median(times.slice(5)) * throttle,
      unit: "ms at a quarter of the speed",
      atMost: 50,
    },
    refused(quran),
    ...alteredQuotes(quran),
    ...(await otherTexts(quran)),
    await spans(quran),
  ];
  const memory = (held() - empty) / 1024 ** 2;
  return [...figures, { name: "quote check: memory", value: memory, unit: "MiB", atMost: 30 }];
}
