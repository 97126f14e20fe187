import type { Language } from "#domain/language.ts";
import { typedParticles } from "./clitics.ts";

/** Endings that a typed word may have and the text's word lacks, longest first. Folded. */
const endings: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ["ing", "es", "ed", "ly", "s", "d"],
  fr: ["ment", "ent", "es", "er", "ez", "s", "e", "x", "r"],
  id: ["nya", "kan", "lah", "kah", "an", "ku", "mu", "i"],
  tr: (
    "larin lerin larda lerde lari leri daki deki nin nun dan den tan ten lar ler mak mek lik luk siz suz " +
    "ini unu ina ine yi yu ya ye in un da de ta te ki i u a e"
  ).split(" "),
};

const indonesianFrames = [
  "ber_",
  "di_",
  "me_",
  "mem_",
  "men_",
  "meng_",
  "ter_",
  "pe_",
  "peng_",
  "ke_an",
  "se_",
];

/** The word without its particles (Arabic, Urdu) or with a prefix (Indonesian): still the same word. */
export function framedForms(word: string, language: Language): string[] {
  if (language === "ar" || language === "ur") return [word.replace(typedParticles, "")];
  return language === "id" ? indonesianFrames.map((frame) => frame.replace("_", word)) : [];
}

/** The word without an ending, a guess for words that are neither known nor the beginning of a known one. */
export function shorterForms(word: string, language: Language): string[] {
  return (endings[language] ?? [])
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > 2)
    .map((ending) => word.slice(0, -ending.length));
}
