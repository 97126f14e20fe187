import type { PlatformLanguage } from "#content/freelance/index.ts";
import type { FlagCountry } from "./flag.tsx";

const countries: Readonly<Record<PlatformLanguage, FlagCountry>> = { ar: "SA", en: "US", ru: "RU" };

/** The flag that stands for a platform's language, as the specification names it. */
export function flagOf(language: PlatformLanguage): FlagCountry {
  return countries[language];
}
