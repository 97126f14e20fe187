import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { MarkedText } from "./marked-text.tsx";
import { QuranText } from "./quran-text.tsx";

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "");
/** Ya-Sin 36:52: two signs over its sixth word. */
const verse = publishedVerses.uthmani[(verseNumber({ surah: 36, ayah: 52 }) ?? 0) - 1] ?? "";
const words = verse.split(" ");

test("a word and the signs after it are held together, and what has none is as it was", () => {
  const signs = words.slice(6, 8).map((sign) => `<span class="quran-sign"> ${sign}</span>`);
  const held = `<span class="whitespace-nowrap">${words[5]}${signs.join("")}</span>`;
  const html = `${words.slice(0, 5).join(" ")} ${held} ${words.slice(8).join(" ")}`;
  expect(renderToStaticMarkup(<QuranText text={verse} />)).toBe(html);
  expect(renderToStaticMarkup(<QuranText text={words[0]} />)).toBe(words[0]);
  expect(renderToStaticMarkup(<QuranText text={undefined} />)).toBe("");
});

test("no letter of any published verse is changed, moved or lost, and no sign may be parted from its word", () => {
  let signs = 0;
  for (const text of publishedVerses.uthmani) {
    const html = renderToStaticMarkup(<QuranText text={text} />);
    expect(wordsOf(html)).toBe(text);
    signs += html.match(/class="quran-sign[ "]/g)?.length ?? 0;
    const others = html.replace(
      /<span class="whitespace-nowrap">[^ <]+(<span class="quran-sign(?: sign-aside)?"> [^ <]<\/span>)+<\/span>/g,
      "",
    );
    expect(others).not.toMatch(/<| [\u06d6-\u06dc]/);
  }
  expect(signs).toBeGreaterThan(4000);
});

test("a sign after a doubled vowel over the last letter moves aside", () => {
  const sevenOfBaqarah = publishedVerses.uthmani[(verseNumber({ surah: 2, ayah: 7 }) ?? 0) - 1];
  const html = renderToStaticMarkup(<QuranText text={sevenOfBaqarah} />);
  expect(html.match(/class="quran-sign"/g)).toHaveLength(1);
  expect(html.match(/\u064c<span class="quran-sign sign-aside"/g)).toHaveLength(1);
});

test("a mark that reaches into a held word is drawn in two, both marked", () => {
  const from = words.slice(0, 4).join(" ").length;
  const html = renderToStaticMarkup(<MarkedText text={verse} marks={[[from - 2, from + 8]]} />);
  expect(wordsOf(html)).toBe(verse);
  expect(html.match(/<mark/g)).toHaveLength(2);
  expect(html).toContain('<span class="whitespace-nowrap"><mark');
});
