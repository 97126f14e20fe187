import { z } from "zod";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const arabicWords = z.string().regex(/^[\u0621-\u064a]+( [\u0621-\u064a]+)+$/);
/** As printed: the number of the entry, or `volume/page`. */
const printedNumber = z.string().regex(/^\d+(\/\d+)?$/);

const judgements = [
  "fabricated",
  "baseless",
  "false",
  "rejected",
  "very-weak",
  "weak",
  "not-from-the-prophet",
  "unknown",
] as const;
const works = [
  "silsilah-daifah",
  "mawduat-ibn-al-jawzi",
  "mawduat-as-saghani",
  "al-mughir",
  "mizan-al-itidal",
  "asna-al-matalib",
  "al-maqasid-al-hasanah",
  "kashf-al-khafa",
  "al-masnu",
  "al-lulu-al-marsu",
  "al-fawaid-al-majmuah",
  "majmu-al-fatawa",
  "ahadith-al-qussas",
  "tafsir-ibn-kathir",
  "shuab-al-iman",
  "qaidah-jalilah",
] as const;

const judgement = z.enum(judgements);
const work = z.enum(works);

/** The named work's judgement under its number, and the page on which it was read. */
const source = z.strictObject({ work, number: printedNumber, judgement, link: z.url() });

/** `forms` are other wordings in which the saying is spread. */
export const sayingsFile = z.array(
  z.strictObject({
    id: key,
    arabic: arabicWords,
    forms: z.array(arabicWords),
    sources: z.array(source).min(1),
  }),
);

export const sayingsTextFile = z.strictObject({
  header: z.strictObject({
    language: z.enum(languages),
    author: z.literal("Riwaq"),
    status: z.literal("ours"),
    licence: z.literal("MIT"),
    reviewed: z.array(z.strictObject({ id: key, by: words, on: z.iso.date() })),
  }),
  works: z.record(work, words),
  judgements: z.record(judgement, words),
  sayings: z.record(key, z.strictObject({ text: words, forms: z.array(words) })),
});

export type SayingRecord = z.infer<typeof sayingsFile>[number];
export type SayingsTextFile = z.infer<typeof sayingsTextFile>;
