import type { Page } from "@playwright/test";

/** Names and short forms that stay in Latin letters within an Arabic or Urdu sentence, as its readers write them. */
const properNames = [
  // Products, firms and services keep the name their owners gave them.
  "Riwaq|YouTube|Chrome|Brave|Safari|Edge|Firefox|Firecrawl|Stripe|Anki|Android|iOS|iPhone|Windows|GitHub|OpenStreetMap",
  // Forms of files have no other letters.
  "PDF|CSV|JSON|ICS|HTML|Markdown|MP3|XLSX|API|OpenAPI|SHA-256|QR|GPS|Wi-Fi|FSRS",
  // Units of data have Latin signs in the browser's own Urdu.
  "kB|MB|GB",
  // Signs of money, as the Arabic of the browser itself writes them.
  "US\\$|CA\\$|A\\$",
].join("|");

/** Addresses and the names of fields are the machine's own words. */
export const machineWords = "[a-z]+://\\S*|(?<!\\S)/[a-z]\\S*|«\\w+»|\\w+=\\w+|robots\\.txt";

/** The page of the open interface names fields, headers and codes of languages in the middle of its sentences. */
const fieldNames: Readonly<Record<string, string>> = {
  "/api":
    "ETag|If-None-Match|Retry-After|Accept-Language|language|include|limit|offset|marks|matched|why|code|message|field|en|ar|fr|ur|id|tr",
};

/** Runs of text whose letters are of another script than their `lang` says, or that run against their language. */
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
        // What a person typed, of which nobody knows the language, says so.
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
