const vowels = /[\u064b-\u0652\u0670]/g;
const quranicSigns = /[\u064b-\u0655\u0670\u06d6-\u06ed\u0640]/g;

const bare = (text: string) => text.replace(quranicSigns, "").replace(/\s+/g, " ").trim();

/** Accepted spellings of a verse, each made from its Uthmani and its everyday spelling. */
export const spellingVariants: Readonly<Record<string, (uthmani: string, plain: string) => string>> = {
  "as published": (uthmani) => uthmani,
  "in everyday spelling": (_, plain) => plain,
  "the mushaf's letters without marks": (uthmani) => bare(uthmani),
  "everyday spelling without marks": (_, plain) => bare(plain),
  "the mushaf without vowels": (uthmani) => uthmani.replace(vowels, ""),
  "everyday spelling without vowels": (_, plain) => plain.replace(vowels, ""),
  "without tatweel": (uthmani) => uthmani.replace(/\u0640/g, ""),
  "with more tatweel": (_, plain) => plain.replace(/(?<=[سصبلم])(?=[\u0628-\u064a])/g, "\u0640"),
  "tanwin on the alef": (_, plain) => plain.replace(/\u064b([\u0627\u0649])/g, "$1\u064b"),
  "fatha on the alef of lam-alef": (_, plain) => plain.replace(/ل\u064eا/g, "لا\u064e"),
  "shadda and fatha on the alef of lam-alef": (_, plain) =>
    plain.replace(/ل\u0651\u064eا/g, "لا\u0651\u064e"),
  "alef without hamza": (_, plain) => bare(plain).replace(/[أإآٱ]/g, "ا"),
  "ya without dots at the end": (_, plain) => bare(plain).replace(/ي(?= |$)/g, "ى"),
  "ya with dots": (_, plain) => bare(plain).replace(/ى/g, "ي"),
  "ha for the feminine ending": (_, plain) => bare(plain).replace(/ة/g, "ه"),
  "Allah with a lone shadda": (_, plain) => plain.replace(/لَّه/g, "لّه"),
  "an alef for the dagger alef": (_, plain) => plain.replace(/\u0670/g, "\u0627"),
  "the hamza before a waw on a waw": (_, plain) => plain.replace(/[ئء](?=\u064f?و)/g, "ؤ"),
  "composed characters": (uthmani) => uthmani.normalize("NFC"),
  "characters taken apart": (_, plain) => plain.normalize("NFD"),
  "a pause on the last letter": (_, plain) => plain.replace(/[\u064b-\u0650]$/, "\u0652"),
  "without the space behind ya": (_, plain) => plain.replace(/(?<=^| )يَا /g, "يَا"),
  "with a verse mark": (uthmani) => `﴿ ${uthmani} \u06dd١٢ ﴾`,
  "with invisible characters": (_, plain) => `\u202b${plain.replace(/ /g, " \u200f")}\u202c`,
};
