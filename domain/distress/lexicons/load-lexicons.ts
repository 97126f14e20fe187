import type { Lexicon } from "../lexicon.ts";
import type { Writing } from "../writing.ts";
import type { arabicScript } from "./arabic-script.ts";
import type { latinScript } from "./latin-script.ts";

type Loader = () => Promise<Lexicon>;

const latin = {
  english: async () => (await import("./en.ts")).english,
  wideEnglish: async () => (await import("./en-wide.ts")).wideEnglish,
  arabizi: async () => (await import("./ar-latin.ts")).arabizi,
  french: async () => (await import("./fr.ts")).french,
  turkish: async () => (await import("./tr.ts")).turkish,
  indonesian: async () => (await import("./id.ts")).indonesian,
  romanUrdu: async () => (await import("./ur-latin.ts")).romanUrdu,
  othersLatin: async () => (await import("./others.ts")).othersLatin,
  othersLoose: async () => (await import("./others.ts")).othersLoose,
  emergenciesLatin: async () => (await import("./emergencies.ts")).emergenciesLatin,
  emergenciesLoose: async () => (await import("./emergencies.ts")).emergenciesLoose,
  threatsLatin: async () => (await import("./threats.ts")).threatsLatin,
  threatsLoose: async () => (await import("./threats-loose.ts")).threatsLoose,
  veiledLatin: async () => (await import("./veiled.ts")).veiledLatin,
  veiledLoose: async () => (await import("./veiled-loose.ts")).veiledLoose,
} satisfies Record<keyof typeof latinScript, Loader>;

const arabic = {
  arabic: async () => (await import("./ar.ts")).arabic,
  arabicForms: async () => (await import("./ar-forms.ts")).arabicForms,
  urdu: async () => (await import("./ur.ts")).urdu,
  othersArabic: async () => (await import("./others.ts")).othersArabic,
  emergenciesArabic: async () => (await import("./emergencies.ts")).emergenciesArabic,
  threatsArabic: async () => (await import("./threats-arabic.ts")).threatsArabic,
  veiledArabic: async () => (await import("./veiled-arabic.ts")).veiledArabic,
} satisfies Record<keyof typeof arabicScript, Loader>;

/** The lexicons of each writing by their names, each loaded apart. */
export const lexiconLoaders: Readonly<Record<Writing, Readonly<Record<string, Loader>>>> = { latin, arabic };
