import { nameSound, soundConsonants } from "#domain/search/name-sound.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";

/** A name as it is searched: in Arabic, in Latin letters, in English and in the reader's language. */
export type SearchedName = {
  readonly id: number;
  readonly arabic: string;
  readonly transliteration: string;
  readonly english?: string;
  readonly name: string;
  readonly meaning?: string;
};

/** Letters of the sound that a name must start with: fewer match too many names. */
const minSoundLength = 3;

type SearchEntry = { readonly text: SearchableText; readonly sounds: readonly string[] };

const entries = new WeakMap<SearchedName, SearchEntry>();

const soundOf = (written: string) => nameSound(foldText(written.replace(/\u015f/gi, "sh")).folded.split(" "));

/** What a name is found by: Arabic, transliteration, English, the reader's language, meaning, and its sounds. */
function searchEntryOf(name: SearchedName): SearchEntry {
  const cached = entries.get(name);
  if (cached) return cached;
  const { id, arabic, transliteration, english, name: translated, meaning } = name;
  const text = searchableText([arabic, transliteration, english, translated, meaning]);
  const entry = { text, sounds: [transliteration, ...(nameSpellings[id] ?? [])].map(soundOf) };
  entries.set(name, entry);
  return entry;
}

/** Words around a name: "ya Wadud", "the name al-Wadud", "nom d'Allah". */
const address =
  /^(?:ya|يا|یا|o)\s+(?=\S)|^(?:the\s+)?(?:name|names|nom|noms|nama|isim|ismi|اسم|نام)\s+(?=\S)|(?<=\S)\s+(?:name|nom|nama|ismi|نام|اسم)$/iu;

const withoutAddress = (typed: string) => typed.trim().replace(address, "");

/**
 * The names that match the typed text; all of them when it is blank. A Latin spelling is compared by its sound (Azeez
 * and Aziz, with and without the article): names that sound alike come first, then those whose texts have the words.
 */
export function filterNames<Name extends SearchedName>(
  names: readonly Name[],
  typed: string,
): readonly Name[] {
  const query = readQuery(withoutAddress(typed));
  if (query.words.length === 0) return names;
  const sound = /[a-z]/i.test(query.phrase) ? soundOf(query.phrase) : "";
  // French writes ch for sh.
  const inFrench = query.phrase.includes("ch") ? soundOf(query.phrase.replaceAll("ch", "sh")) : sound;
  const soundAlikes = names.filter(
    (name) => sound !== "" && searchEntryOf(name).sounds.some((each) => each === sound || each === inFrench),
  );
  const startingNames = names.filter(
    (name) =>
      sound.length >= minSoundLength && searchEntryOf(name).sounds.some((other) => other.startsWith(sound)),
  );
  const textMatches = findTexts(names, (name) => searchEntryOf(name).text, query);
  const found = [...new Set([...soundAlikes, ...startingNames, ...textMatches])];
  if (found.length > 0) return found;
  const consonants = soundConsonants(sound);
  return names.filter(
    (name) =>
      consonants.length >= minSoundLength &&
      searchEntryOf(name).sounds.some((other) => soundConsonants(other) === consonants),
  );
}

/** Common Latin spellings that sound different from our transliteration, by the number of the name. */
const nameSpellings: Readonly<Record<number, readonly string[]>> = {
  7: ["Mumin", "Mo'min"],
  9: ["Aziz", "Azis"],
  13: ["Mussawir", "Moussawir"],
  21: ["Qabiz", "Qaabidh"],
  23: ["Khafiz", "Khaafidh"],
  26: ["Mudill", "Muzil"],
  37: ["Aliyy", "Aliy"],
  49: ["Majeed", "Macid"],
  56: ["Waliyy", "Veli"],
  63: ["Hay", "Hayyu", "Hayi"],
  64: ["Qayum", "Qayyoom", "Kayum"],
  75: ["Dhahir", "Zahir"],
  77: ["Waali"],
  78: ["Mutali", "Muta'al"],
  80: ["Tawab", "Tavvab"],
  82: ["Afuww", "Afwu", "Afu", "Afuvv"],
  84: ["Malikul Mulk", "Malik ul Mulk", "Maalikul Mulk", "Malik-ul-Mülk"],
  85: [
    "Dhul Jalali wal Ikram",
    "Dhul Jalal wal Ikram",
    "Zul Jalal wal Ikram",
    "Zul Jalali wal Ikram",
    "Dzul Jalali wal Ikram",
    "Zülcelali vel ikram",
  ],
  91: ["Zarr", "Dhar", "Dharr", "Daarr"],
  97: ["Warith", "Waris", "Waaris"],
};
