import { describe, expect, test } from "vitest";
import { surahs } from "#content/quran/index.ts";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { type CrawlSiteId, crawlSites } from "../crawl-sites.ts";
import { surahNames } from "./general-page.ts";
import type { CrawledPage } from "./page-lines.ts";
import { processedData, versesOf } from "./process-site.ts";

const quran = quranText(published);

const facts = surahs.map(({ number, arabicName, revelation }) => ({
  number,
  arabicName,
  englishName: `Surah ${number}`,
  revelation,
}));
const findSurahNumber = surahNames(surahs.map(({ arabicName }) => arabicName));
const text = (surah: number, ayah: number) =>
  published.uthmani[(verseNumber({ surah, ayah }) ?? 0) - 1] ?? "";

function process(id: CrawlSiteId, pages: readonly CrawledPage[]) {
  const site = crawlSites.find((one) => one.id === id) ?? crawlSites[0];
  const found = pages.map((page) => versesOf(page, site, { quran, surahs: facts, findSurahNumber }));
  return processedData(pages, found, facts);
}

describe("a page of another kind", () => {
  const page = (markdown: string): CrawledPage => ({
    url: "https://islamqa.info/ar/answers/1",
    markdown,
    html: "",
  });

  test("gives the quotations in brackets, with the reference after them", () => {
    const { verses } = process("islamqa.info", [
      page(`قال الله تعالى: ﴿${text(112, 1)}﴾ [الإخلاص: 1]، وقال: {${text(2, 163)}} [البقرة: ١٦٣]`),
      page(`وفي الحديث: ﴿ليس هذا من القرآن في شيء﴾`),
      page(`{${text(112, 2)}} [الإخلاص: 1]`),
    ]);
    expect(verses.map(({ match }) => match.kind)).toEqual(["exact", "exact", "not-quran", "wrong-reference"]);
    expect(verses.map(({ surahNumber, verseNumber: ayah }) => [surahNumber, ayah])).toEqual([
      [112, 1],
      [2, 163],
      [undefined, undefined],
      [112, 2],
    ]);
  });

  test("splits verses quoted together at their marks", () => {
    const { verses } = process("islamqa.info", [page(`﴿${text(113, 1)} ۝١ ${text(113, 2)}﴾ [الفلق: 1-2]`)]);
    expect(verses.map(({ verseNumber: ayah, match }) => [ayah, match.kind])).toEqual([
      [1, "exact"],
      [2, "exact"],
    ]);
  });

  test("includes loose text only when it is long and is Quran", () => {
    const { verses } = process("islamqa.info", [
      page(`${text(2, 1)}\n\nهذا كلام عربي طويل ليس من القرآن ولا يشبهه\n\n${text(24, 35)}`),
    ]);
    expect(verses.map(({ verseNumber: ayah }) => ayah)).toEqual([35]);
  });
});

describe("a site of the Quran", () => {
  test("verses with a number but no surah take the surah of their neighbours, also altered ones", () => {
    const items = [1, 2, 3, 4].map((ayah) => {
      const shown = ayah === 3 ? text(112, 3).replace("يَلِدْ", "يُولَدْ") : text(112, ayah);
      return `<li><a>${shown}</a><span>﴿${ayah}﴾</span></li>`;
    });
    const html = `<div class="read-surah"><ul>${items.join("")}</ul></div>`;
    const { verses, surahs: found } = process("equran.me", [
      { url: "https://equran.me/page-604.html", markdown: "", html },
    ]);
    expect(verses.map(({ match }) => match.kind)).toEqual(["exact", "exact", "altered", "exact"]);
    expect(verses.every(({ surahNumber }) => surahNumber === 112)).toBe(true);
    expect(found).toEqual([
      {
        number: 112,
        name: surahs[111]?.arabicName,
        arabicName: surahs[111]?.arabicName,
        englishName: "Surah 112",
        verses: 4,
        revelationType: "meccan",
      },
    ]);
  });

  test("short verses at a mark are included, repeated ones count once, and translations have their translator", () => {
    const page: CrawledPage = {
      url: "https://quran.com/20/1",
      language: "en-GB",
      markdown: `${text(20, 1)}\n\n1. Ta, Ha.\n\n— Saheeh International`,
      html: "",
    };
    const { verses, translations } = process("quran.com", [page, page]);
    expect(verses).toMatchObject([{ number: 1, surahNumber: 20, verseNumber: 1, match: { kind: "exact" } }]);
    expect(translations).toHaveLength(1);
    expect(translations[0]).toMatchObject({ language: "en", translator: "Saheeh International" });
  });

  test("audio links have their verse, and at most twenty reciters are listed", () => {
    const names = Array.from(
      { length: 30 },
      (_, at) => `Reciter: Name${String.fromCharCode(65 + at)} Family`,
    );
    const markdown = `[play](https://everyayah.com/data/x/002255.mp3) [surah](https://server8.mp3quran.net/afs/018.mp3)\n\n${names.join("\n\n")}`;
    const { audioLinks, reciterNames } = process("quran.com", [
      {
        url: "https://quran.com/reciters",
        markdown,
        html: '<audio src="https://everyayah.com/data/x/002255.mp3">',
      },
    ]);
    expect(audioLinks).toEqual([
      { url: "https://everyayah.com/data/x/002255.mp3", surah: 2, ayah: 255 },
      { url: "https://server8.mp3quran.net/afs/018.mp3", surah: 18 },
    ]);
    expect(reciterNames).toHaveLength(20);
    expect(reciterNames[0]).toBe("NameA Family");
  });

  test("an error page, scripts and broken markup give no verses and do not throw", () => {
    const broken = `<html><script>var a = "<li>﴿١﴾"</script><p>404 Not Found<div id="ayat"><strong class="text-success">`;
    for (const { id } of crawlSites) {
      const { verses } = process(id, [
        { url: "nonsense", markdown: "", html: broken },
        { url: "", markdown: "{", html: "<".repeat(5000) },
      ]);
      expect(verses).toEqual([]);
    }
  });
});
