/** Up to three capitalised words; particles such as "bin" may stand between them. */
const latin = String.raw`(?<name>\p{Lu}[\p{L}’'-]*(?: (?:bint?|ibn|ben|al|el|de|abu|abd|\p{Lu})[\p{L}’'-]*){0,3})`;
/** Who writes without capitals: one word. */
const anyWord = String.raw`(?<name>\p{L}[\p{L}’'-]+)`;
/** One or two words of Arabic letters; a third only after "bin" or "abd". */
const arabicWord = String.raw`[\u0621-\u064a\u064b-\u0652\u0671-\u06d3]{2,}`;
const arabic = String.raw`(?<name>(?!من\b)${arabicWord}(?: (?:بن|ابن|بنت|عبد|أبو|ابو|آل) ${arabicWord}){0,2})`;
/** Everything between the introduction and the Urdu verb. */
const untilIs = String.raw`(?<name>${arabicWord}(?: ${arabicWord}){0,3}?)(?= (?:ہے|ہیں|تھا|تھی)(?!\p{L}))`;

const start = String.raw`(?<![\p{L}\p{N}])`;

function introduced(words: string, name: string, flags = "dgu"): RegExp {
  return new RegExp(`${start}(?:${words})[ :،,]+${name}`, flags);
}

/** Capitals of the introduction do not matter, those of the name do. */
function anyCase(words: string): string {
  return words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toLocaleUpperCase("en")}]`);
}

const named: readonly string[] = [
  "my name is",
  "my name's",
  "(?:his|her) name is",
  "my (?:husband|wife|son|daughter|father|mother|brother|sister|friend) is called",
  "i am called",
  "je m(?:’|')appelle",
  "(?:il|elle) s(?:’|')appelle",
  "mon (?:nom|prénom) est",
  "nama saya(?: adalah)?",
  "namaku(?: adalah)?",
  "saya bernama",
  "(?:suami|istri|isteri|anak|ayah|ibu|teman) saya bernama",
  "namanya(?: adalah)?",
  "benim ad(?:ı|i)m",
  "benim ismim",
  "ismim",
];

/** Words that are also others: a name follows only with a capital. */
const capitalOnly: readonly string[] = [
  "i am",
  "i(?:’|')m",
  "je suis",
  "nommée?",
  "named",
  "called",
  "bernama",
  "ad(?:ı|i)m",
  "ad(?:ı|i)",
];

/** Ways to introduce a name in the six languages; the group `name` is what follows. */
export const nameIntroductions: readonly RegExp[] = [
  introduced(named.map(anyCase).join("|"), latin),
  introduced(named.map(anyCase).join("|"), anyWord),
  introduced(capitalOnly.map(anyCase).join("|"), latin),
  introduced("(?:و|ف)?(?:أنا )?(?:اسمي|إسمي|اسمى|اسمه|اسمها|يدعى|تدعى|أدعى)(?: هو| هي)?", arabic),
  introduced("(?:میرا|میری|اس کا|ان کا|شوہر کا|بیوی کا|بیٹے کا|بیٹی کا) نام", untilIs),
];
