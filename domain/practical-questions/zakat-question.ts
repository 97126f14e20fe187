import { plainMessage } from "#domain/conversation/plain-message.ts";
import type { Language } from "#domain/language.ts";
import { numeralParts } from "#domain/money/numeral-parts.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import type { NisabMetal } from "#domain/zakat/zakat.ts";
import type { ZakatQuestion } from "./practical-tools.ts";

const setOf = (list: string) => new Set(list.split("|").map(plainMessage));

const zakatWords = setOf(
  "zakat|zakah|zakaat|zakaah|zekat|zekati|zekatı|zakatnya|zekatım|الزكاة|زكاة|زكاتها|زكاته|زكاتي|زكات|الزكاه|زکوٰۃ|زکوۃ|زکات|زکاۃ|zakath",
);
/** With these it is asked whether something is valid, who may receive it, or about what money does not measure. */
const others = setOf(
  "fitr|fitrah|fitri|fitra|fitre|الفطر|فطر|فطرانہ|فطرہ|give|gave|given|giving|brother|sister|mother|father|husband|wife|son|daughter|valid|allowed|debt|debts|owe|loan|mortgage|house|car|rent|business|trade|shares|stocks|crypto|bitcoin|salary|pension|poor|mosque|stolen|lost|hadith|verse|camel|camels|cow|cows|sheep|goat|goats|crops|harvest|why|late|" +
    "اعطيت|اعطي|اخي|اختي|امي|ابي|زوجي|زوجتي|ديون|دين|علي دين|قرض|بيت|سيارة|ايجار|تجارة|اسهم|راتب|فقير|مسجد|حديث|آية|ابل|غنم|بقر|يجوز|لماذا|" +
    "donner|donné|frere|soeur|mere|pere|mari|femme|dette|dettes|pret|maison|loyer|actions|salaire|pauvre|mosquee|valable|permis|verset|pourquoi|moutons|vaches|" +
    "بھائی|بہن|ماں|باپ|شوہر|بیوی|قرض|قرضہ|گھر|گاڑی|کرایہ|تنخواہ|غریب|مسجد|جائز|آیت|بھینس|بکری|گائے|کیوں|qarz|bhai|behen|biwi|ghar|jaiz|" +
    "saudara|adik|kakak|ibu|ayah|suami|istri|utang|hutang|pinjaman|rumah|mobil|sewa|saham|gaji|miskin|masjid|boleh|ayat|kambing|sapi|unta|mengapa|kenapa|" +
    "kardes|kardesim|anne|baba|koca|karim|borc|borcu|borcum|kredi|ev|araba|kira|hisse|maas|fakir|cami|caiz|ayet|hadis|koyun|inek|deve|neden",
);
const multipliers: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e3, "k|thousand|thousands|mille|الف|ألف|الاف|آلاف|ہزار|hazar|hazaar|ribu|rb|bin"],
      [1e5, "lakh|lac|lakhs|لاکھ"],
      [1e6, "m|mn|million|millions|مليون|ملايين|ملین|juta|jt|milyon"],
      [1e7, "crore|crores|کروڑ"],
      [1e9, "billion|milliard|milliards|مليار|ارب|miliar|milyar"],
    ] as const
  ).flatMap(([factor, list]) => [...setOf(list)].map((word) => [word, factor] as const)),
);
const currencyWords = setOf(
  "dollar|dollars|usd|us dollars|bucks|dolar|dolarim|dolari|دولار|دولارات|دولارا|ڈالر|ڈالرز|euro|euros|eur|avro|يورو|اورو|أورو|یورو|pound|pounds|gbp|livre|livres|sterling|جنيه|جنيها|جنيهات|پاؤنڈ|riyal|riyals|rial|sar|ريال|ريالا|ريالات|ریال|dirham|dirhams|aed|mad|درهم|درهما|دراهم|درہم|dinar|dinars|دينار|دينارا|دنانير|دینار|rupee|rupees|rs|pkr|inr|روپے|روپیہ|روپیے|rupay|rupaye|rupiah|rp|idr|ringgit|rm|myr|lira|liram|lirasi|tl|try|ليرة|ليرات|taka|bdt|naira|franc|francs|cfa|krona|kronor|yen|yuan|cad|aud|chf|egp|kwd|qar|bhd|omr|jod",
);
const grams = setOf(
  "g|gr|gram|grams|gramme|grammes|gm|gms|غرام|جرام|غراما|جراما|غرامات|جرامات|گرام|gramim|grami",
);
const tolas = setOf("tola|tolas|tolay|تولہ|تولے|تولا");
const metals: Readonly<Record<NisabMetal, ReadonlySet<string>>> = {
  gold: setOf("gold|ذهب|الذهب|ذهبا|or|d or|سونا|سونے|sona|sone|emas|altin|altinim|altini|altinin"),
  silver: setOf("silver|فضة|الفضة|argent|چاندی|chandi|perak|gumus|gumusum"),
};
const gramsOfTola = 11.6638;
const largest = 1e13;

const signs = /^[\s\u00a0]*(\p{Sc})/u;
const signBefore = /(\p{Sc}|\b(?:usd|eur|gbp|rp|rm|rs|sar|aed|pkr|inr|idr|myr|tl)\.?)[\s\u00a0]*$/iu;
const numeral = /\d(?:[\d.,٫٬،'\u00a0\u202f]|\s(?=\d{3}(?!\d)))*/gu;

/**
 * Recognises the question for the zakat on one amount: the message, or the one before it, speaks of zakat. Undefined
 * where there are several amounts, or where something else decides (debts, receivers, other property).
 */
export function zakatQuestion(typed: string, language: Language, before?: string): ZakatQuestion | undefined {
  const words = plainMessage(typed).split(" ");
  const speaksOfZakat = words.some((word) => zakatWords.has(word));
  const isContinued =
    before !== undefined &&
    words.length <= 8 &&
    plainMessage(before)
      .split(" ")
      .some((word) => zakatWords.has(word));
  if ((!speaksOfZakat && !isContinued) || words.some((word) => others.has(word))) return undefined;
  const text = asciiDigits(typed);
  const [found, ...more] = text.matchAll(numeral);
  if (!found || more.length > 0) return undefined;
  const parts = numeralParts(found[0].replace(/[.,٫٬،'\s]+$/u, ""), language);
  if (!parts) return undefined;
  const rest = text.slice(found.index + found[0].length);
  const after = plainMessage(rest).split(" ").filter(Boolean);
  const factor = multipliers.get(after[0] ?? "");
  const amount = Number(`${parts.whole}.${parts.decimals || 0}`) * (factor ?? 1);
  if (!(amount > 0) || amount > largest) return undefined;
  const noun = after[factor === undefined ? 0 : 1] ?? "";
  const metal = (["gold", "silver"] as const).find((one) => words.some((word) => metals[one].has(word)));
  if (grams.has(noun) || tolas.has(noun))
    return metal && { tool: "zakat-metal", metal, grams: tolas.has(noun) ? amount * gramsOfTola : amount };
  const sign = signBefore.exec(text.slice(0, found.index))?.[1] ?? signs.exec(rest)?.[1];
  if (sign !== undefined) return { tool: "zakat", amount, unit: sign.trim() };
  if (currencyWords.has(noun)) return { tool: "zakat", amount, unit: wordAsTyped(rest, noun) };
  // A bare number is money only where nothing else follows that it could count.
  return speaksOfZakat && (noun === "" || endings.has(noun)) && amount >= 100
    ? { tool: "zakat", amount, unit: "" }
    : undefined;
}

/** What may follow a bare sum. */
const endings = setOf(
  "how|what|is|zakat|zakah|please|كم|ما|combien|quelle|کتنی|پر|par|pe|کی|ki|kitni|berapa|ne|kac|icin|zekat|zekati|in|of",
);

/** The unit in the asker's own letters. */
function wordAsTyped(rest: string, noun: string): string {
  return rest.match(/[\p{L}\p{M}]+/gu)?.find((word) => plainMessage(word) === noun) ?? noun;
}
