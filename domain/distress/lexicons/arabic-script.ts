import { arabic } from "./ar.ts";
import { arabicForms } from "./ar-forms.ts";
import { emergenciesArabic } from "./emergencies.ts";
import { othersArabic } from "./others.ts";
import { threatsArabic } from "./threats-arabic.ts";
import { urdu } from "./ur.ts";
import { veiledArabic } from "./veiled-arabic.ts";

/** The lexicons of what is written in Arabic letters. */
export const arabicScript = {
  arabic,
  arabicForms,
  urdu,
  othersArabic,
  emergenciesArabic,
  threatsArabic,
  veiledArabic,
};
