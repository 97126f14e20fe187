import { markupLines } from "./markup.ts";

/** A page as returned by the crawl. */
export type CrawledPage = {
  readonly url: string;
  readonly markdown: string;
  readonly html: string;
  /** As declared by the page: `ar`, `en-GB`. */
  readonly language?: string;
  readonly title?: string;
};

function plainLine(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|>+|[*+-])\s+/, "")
    .replace(/\*\*|__|`|\\(?=[\p{P}\p{S}])/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The page's lines without markdown syntax; those of its HTML where it has no markdown. */
export function pageLines({ markdown, html }: CrawledPage): string[] {
  return markdown.trim() === "" ? markupLines(html) : markdown.split(/\r?\n/).map(plainLine).filter(Boolean);
}

/** The path of a page's address with its query; "" for an invalid address. */
export function pathOf(url: string): string {
  return /^https?:\/\/[^/?#]+([^#]*)/i.exec(url)?.[1] ?? "";
}

const arabicLetters = /[\u0620-\u063a\u0641-\u064a\u0671]/g;
const otherLetters = /[\p{L}]/gu;
const urduLetters = /[\u0679\u067e\u0686\u0688\u0691\u0698\u06af\u06ba\u06be\u06c1\u06d2]/;

/** True for a line in Arabic; Urdu and Persian have letters of their own. */
export function isArabic(line: string): boolean {
  const arabic = line.match(arabicLetters)?.length ?? 0;
  const all = line.match(otherLetters)?.length ?? 0;
  return arabic > 0 && arabic * 2 > all && !urduLetters.test(line);
}
