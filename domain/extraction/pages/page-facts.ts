import { type CrawledPage, isArabic, pageLines } from "./page-lines.ts";

/** A link to a recitation, with surah and ayah where the file name gives them (`002255.mp3`, `002.mp3`). */
export type AudioLink = { readonly url: string; readonly surah?: number; readonly ayah?: number };

const mostLinks = 5000;

const sound = /https?:\/\/[^\s"'<>()[\]\\]{1,500}?\.mp3\b/gi;

/** The audio links on the pages, each once. */
export function audioLinks(pages: readonly CrawledPage[]): AudioLink[] {
  const links = new Map<string, AudioLink>();
  for (const { markdown, html } of pages)
    for (const text of [markdown, html])
      for (const [url] of text.matchAll(sound)) {
        if (links.size >= mostLinks) return [...links.values()];
        const verse = /\/(\d{3})(\d{3})?\.mp3$/i.exec(url);
        const surah = Number(verse?.[1]);
        const isSurah = surah >= 1 && surah <= 114;
        const ayah = Number(verse?.[2]);
        links.set(url, {
          url,
          ...(isSurah ? { surah } : {}),
          ...(isSurah && ayah >= 1 ? { ayah } : {}),
        });
      }
  return [...links.values()];
}

const translators =
  /(sahee?h international|pickthall|yusuf ali|abdullah yusuf ali|hilali|mustafa khattab|maududi|maudoodi|hamidullah|jalandhry|jalandhari|junagarhi|kemenag|kementerian agama|diyanet|rowwad|muhammad asad|arberry|shakir)/i;

/** The translator named on a page; "" where there is none. */
export function translatorOn(page: CrawledPage): string {
  for (const line of pageLines(page)) {
    const found = isArabic(line) ? undefined : translators.exec(line)?.[1];
    if (found) return found;
  }
  return "";
}

/** The language code of a page's translation; `und` where it is unknown or Arabic. */
export function translationLanguage(page: CrawledPage): string {
  const code = /^[a-z]{2,3}/i.exec(page.language ?? "")?.[0].toLowerCase();
  return code === undefined || code === "ar" ? "und" : code;
}
