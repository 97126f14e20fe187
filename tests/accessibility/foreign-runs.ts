import type { Page } from "@playwright/test";

/** Names and abbreviations that are written in Latin letters in Arabic or Urdu. */
const properNames = [
  // Products, companies and services.
  "Riwaq|YouTube|Chrome|Brave|Safari|Edge|Firefox|Firecrawl|Stripe|Anki|Android|iOS|iPhone|Windows|GitHub|OpenStreetMap",
  // File formats.
  "PDF|CSV|JSON|ICS|HTML|Markdown|MP3|XLSX|API|OpenAPI|SHA-256|QR|GPS|Wi-Fi|FSRS",
  // Units of data, which are Latin in the browser's Urdu too.
  "kB|MB|GB",
  // Currency signs, as in the browser's Arabic.
  "US\\$|CA\\$|A\\$",
].join("|");

/** Addresses and names of fields. */
export const machineWords = "[a-z]+://\\S*|(?<!\\S)/[a-z]\\S*|«\\w+»|\\w+=\\w+|robots\\.txt";

/** The page about the open API names fields, headers and language codes in its sentences. */
const fieldNames: Readonly<Record<string, string>> = {
  "/api":
    "ETag|If-None-Match|Retry-After|Accept-Language|language|include|limit|offset|marks|matched|why|code|message|field|previous|en|ar|fr|ur|id|tr",
};

/** Text in another script than its `lang`, or in the wrong direction. */
export function foreignRuns(page: Page): Promise<string[]> {
  const fields = fieldNames[new URL(page.url()).pathname];
  const words = fields ? `${properNames}|${fields}` : properNames;
  return page.evaluate(
    ([saved, machine]) => {
      const names = new RegExp(`${machine}|(?<![A-Za-z])(?:${saved})(?![A-Za-z])`, "g");
      const arabic = /[\u0621-\u064a\u0671-\u06d3]{2,}/;
      const latin = /[A-Za-z\u00c0-\u024f]{2,}/;
      const isArabicLanguage = (lang: string) => /^(ar|ur|fa)\b(?!-Latn)/.test(lang);
      const faults: string[] = [];
      const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = (node.textContent ?? "").trim();
        if (!parent || !text || parent.closest("script,style,noscript,code,pre,kbd,option")) continue;
        const lang = parent.closest("[lang]")?.getAttribute("lang") ?? "";
        // A person's own text has an empty `lang`, since its language is unknown.
        if (lang === "") continue;
        const isFromRight = getComputedStyle(parent).direction === "rtl";
        const say = (what: string) => faults.push(`${what}: ${lang} “${text.slice(0, 60)}”`);
        if (new RegExp(`^(?:${machine})$`).test(text)) {
          if (isFromRight) say("an address from the right");
          continue;
        }
        const bare = text.replace(names, "");
        const [hasArabic, hasLatin] = [arabic.test(bare), latin.test(bare)];
        if (hasArabic && hasLatin) say("two scripts in one run");
        else if (hasArabic && !isArabicLanguage(lang)) say("Arabic letters under another language");
        else if (hasArabic && !isFromRight) say("Arabic letters from the left");
        else if (hasLatin && isArabicLanguage(lang)) say("Latin letters under another language");
        else if (hasLatin && isFromRight) say("Latin letters from the right");
      }
      return [...new Set(faults)];
    },
    [words, machineWords] as const,
  );
}
