import type { Language } from "#domain/language.ts";
import type { Currency } from "./currency.ts";

/** What stands beside an amount: its own currency, another one, or words that name none. */
export type CurrencyMark = "own" | "other" | "none";

/** What people write by hand and Intl does not. */
const extraMarks: Readonly<Record<Currency, readonly string[]>> = {
  USD: ["dolar"],
  TRY: ["tl"],
  PKR: ["rs"],
  INR: ["rs"],
  EGP: ["le"],
  SAR: ["sr"],
  AED: ["dh", "dhs"],
  MAD: ["dh", "dhs"],
};

const bare = (text: string) =>
  text
    .replace(/[\s\u061c\u200e\u200f.]/g, "")
    .toLowerCase()
    .normalize("NFKC");

/** Every way in which Intl writes a currency in a language, and the single words of its name. */
function writingsOf(currency: Currency, language: Language): string[] {
  const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
  return displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
    // Few, many and the rest are different words in some languages.
    return [1, 2, 5, 11, 100].flatMap((count) => {
      const written = format.formatToParts(count).find(({ type }) => type === "currency")?.value ?? "";
      return currencyDisplay === "name" ? [written, ...written.split(/\s+/)] : [written];
    });
  });
}

/**
 * Reads the mark a person wrote beside an amount, as `$`, `US$`, `USD`, `dollars` or `دولار`: in the page's language and
 * in English.
 */
export function currencyMark(typed: string, currency: Currency, language: Language): CurrencyMark {
  const mark = bare(typed);
  const written = [...writingsOf(currency, language), ...writingsOf(currency, "en")].map(bare);
  const own = [...written, ...(extraMarks[currency] ?? [])];
  if (own.includes(mark)) return "own";
  if (/^\p{L}{0,3}\p{Sc}$/u.test(mark)) return "other";
  return Intl.supportedValuesOf("currency").includes(mark.toUpperCase()) ? "other" : "none";
}
