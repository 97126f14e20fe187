import { type MarkupText, readMarkup } from "./markup.ts";
import { type CrawledPage, pageLines, pathOf } from "./page-lines.ts";
import { type VersesOfPage, versesInLines } from "./quran-lines.ts";
import { atVerse, type SeenVerse } from "./seen-verse.ts";
import { atMarks, readDigits } from "./verse-marks.ts";

export type PageParser = (page: CrawledPage) => readonly SeenVerse[];

function numbersIn(url: string, shape: RegExp): number[] {
  return (shape.exec(pathOf(url)) ?? []).slice(1).filter(Boolean).map(Number);
}

function placed([surah, from, to]: readonly number[]): VersesOfPage {
  return {
    ...(surah === undefined ? {} : { surah }),
    ...(from === undefined ? {} : { from, to: to ?? from }),
  };
}

/** quran.com: `/2`, `/2/255`, `/2:255`, `/3/190-200`; its class names are generated, so its lines are read. */
const quranCom: PageParser = (page) =>
  versesInLines(
    pageLines(page),
    placed(numbersIn(page.url, /^\/(?:[a-z]{2}\/)?(\d{1,3})(?:[/:](\d{1,3})(?:-(\d{1,3}))?)?\/?(?:\?|$)/)),
  );

/** tanzil.net: the text file `surah|ayah|text`; its other pages are read by their lines. */
const tanzil: PageParser = (page) => {
  const raw =
    page.markdown.trim() === ""
      ? readMarkup(page.html)
          .map(({ text }) => text)
          .join("\n")
      : page.markdown;
  const verses = raw.split(/\r?\n/).flatMap((line) => {
    const parts = /^\s*\|?\s*(\d{1,3})\s*\\?\|\s*(\d{1,3})\s*\\?\|\s*([^|#]+?)\s*\|?\s*$/.exec(line);
    return parts?.[3] ? [atVerse(parts[3].trim(), Number(parts[1]), Number(parts[2]))] : [];
  });
  return verses.length > 0 ? verses : versesInLines(pageLines(page), {});
};

const textIn = (texts: readonly MarkupText[]) =>
  texts
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/** quran.ksu.edu.sa: `/tafseer/katheer/sura2-aya255.html`, the verse in `div#ayat strong.text-success`. */
const ksu: PageParser = (page) => {
  const [surah, ayah] = numbersIn(page.url, /\/sura(\d{1,3})-aya(\d{1,3})\.html/);
  const inVerse = readMarkup(page.html).filter(
    ({ path }) =>
      path.some(({ id }) => id === "ayat") &&
      path.some(({ name, classes }) => name === "strong" && classes.includes("text-success")),
  );
  if (inVerse.length === 0)
    return versesInLines(pageLines(page), placed([surah, ayah].filter((n) => n !== undefined)));
  return atMarks(textIn(inVerse)).map(({ text, ayah: marked }) => atVerse(text, surah, ayah ?? marked));
};

/**
 * equran.me: `/read-2.html`, `/page-1.html`, `/tafseer-255-2.html`; verses are `.read-surah li`, text in `a`, number
 * in `span`.
 */
const equran: PageParser = (page) => {
  const [ayahOfPage, surahOfPage] = numbersIn(page.url, /\/tafseer-(\d{1,3})-(\d{1,3})\.html/);
  const [surah = surahOfPage] = numbersIn(page.url, /\/read-(\d{1,3})\.html/);
  const items = new Map<unknown, MarkupText[]>();
  for (const text of readMarkup(page.html)) {
    const item = text.path.findLast(({ name }) => name === "li");
    if (item && text.path.some(({ classes }) => classes.includes("read-surah")))
      items.set(item, [...(items.get(item) ?? []), text]);
  }
  const verses = [...items.values()].flatMap((texts) => {
    const isNumber = ({ path }: MarkupText) => path.at(-1)?.name === "span";
    const number = /[\d\u0660-\u0669\u06f0-\u06f9]{1,3}/.exec(textIn(texts.filter(isNumber)))?.[0];
    const text = textIn(texts.filter((one) => !isNumber(one)));
    return text === "" ? [] : [atVerse(text, surah, number === undefined ? undefined : readDigits(number))];
  });
  if (verses.length > 0) return verses;
  return versesInLines(pageLines(page), placed([surah, ayahOfPage].filter((n) => n !== undefined)));
};

type ApiVerse = {
  readonly text?: unknown;
  readonly numberInSurah?: unknown;
  readonly surah?: { readonly number?: unknown };
};

function apiVerses(text: string): SeenVerse[] | undefined {
  const json = /^\s*(?:```(?:json)?\s*)?(\{[\s\S]*\})\s*(?:```)?\s*$/.exec(text)?.[1];
  if (json === undefined) return undefined;
  try {
    const { data } = JSON.parse(json) as {
      data?: { number?: unknown; ayahs?: readonly ApiVerse[] } & ApiVerse;
    };
    if (!data) return undefined;
    const list = Array.isArray(data.ayahs) ? data.ayahs : [data];
    return list.flatMap((one) => {
      const surah = Number(one.surah?.number ?? data.number);
      return typeof one.text === "string" ? [atVerse(one.text, surah, Number(one.numberInSurah))] : [];
    });
  } catch {
    return undefined;
  }
}

/** alquran.cloud: the answers of its API, else `/surah/2/…` by its lines. */
const alquranCloud: PageParser = (page) => {
  const raw =
    page.markdown.trim() === ""
      ? readMarkup(page.html)
          .map(({ text }) => text)
          .join("")
      : page.markdown;
  const answered = apiVerses(raw);
  if (answered) return answered;
  const [surah] = numbersIn(page.url, /\/surah\/(\d{1,3})(?:[/?]|$)/);
  const [one, ayah] = numbersIn(page.url, /\/ayah(?:\/|\?reference=)(\d{1,3})(?::|%3A)(\d{1,3})/i);
  return versesInLines(pageLines(page), placed([surah ?? one, ayah].filter((n) => n !== undefined)));
};

/** The parsers of the five Quran sites, by the site's name in the list. */
export const quranParsers = {
  "quran.com": quranCom,
  "tanzil.net": tanzil,
  "quran.ksu.edu.sa": ksu,
  "equran.me": equran,
  "alquran.cloud": alquranCloud,
} as const satisfies Record<string, PageParser>;
