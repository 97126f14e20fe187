import { arabizi } from "./ar-latin.ts";
import { emergenciesLatin, emergenciesLoose } from "./emergencies.ts";
import { english } from "./en.ts";
import { wideEnglish } from "./en-wide.ts";
import { french } from "./fr.ts";
import { indonesian } from "./id.ts";
import { othersLatin, othersLoose } from "./others.ts";
import { threatsLatin } from "./threats.ts";
import { threatsLoose } from "./threats-loose.ts";
import { turkish } from "./tr.ts";
import { romanUrdu } from "./ur-latin.ts";
import { veiledLatin } from "./veiled.ts";
import { veiledLoose } from "./veiled-loose.ts";

/** The lexicons of what is written in Latin letters. */
export const latinScript = {
  english,
  wideEnglish,
  arabizi,
  french,
  turkish,
  indonesian,
  romanUrdu,
  othersLatin,
  othersLoose,
  emergenciesLatin,
  emergenciesLoose,
  threatsLatin,
  threatsLoose,
  veiledLatin,
  veiledLoose,
};
