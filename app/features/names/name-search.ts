import { nameSound, soundConsonants } from "#domain/search/name-sound.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";
import type { NameEntry } from "./names-page-data.ts";

/** A beginning shorter than this, in letters of its sound, begins too many names. */
const shortestSound = 3;

type Known = { readonly text: SearchableText; readonly sounds: readonly string[] };

const known = new WeakMap<NameEntry, Known>();

const soundOf = (written: string) => nameSound(foldText(written.replace(/\u015f/gi, "sh")).folded.split(" "));

/** Arabic, transliteration, English, the reader's language and the meaning, and how the name sounds. */
function knownOf(name: NameEntry): Known {
  const found = known.get(name);
  if (found) return found;
  const { id, arabic, transliteration, english, name: own, meaning } = name;
  const text = searchableText([arabic, transliteration, english, own, meaning]);
  const fresh = { text, sounds: [transliteration, ...(nameSpellings[id] ?? [])].map(soundOf) };
  known.set(name, fresh);
  return fresh;
}

/**
 * The names that what was typed means; all of them when it is blank. A Latin spelling is compared by its sound (Azeez
 * and Aziz, with and without the article): names that sound so come first, then those whose texts hold the words.
 */
export function matchingNames(names: readonly NameEntry[], typed: string): readonly NameEntry[] {
  const query = readQuery(typed);
  if (query.words.length === 0) return names;
  const sound = /[a-z]/i.test(query.phrase) ? soundOf(query.phrase) : "";
  const sounding = names.filter((name) => sound !== "" && knownOf(name).sounds.includes(sound));
  const beginning = names.filter(
    (name) => sound.length >= shortestSound && knownOf(name).sounds.some((other) => other.startsWith(sound)),
  );
  const holding = findTexts(names, (name) => knownOf(name).text, query);
  const found = [...new Set([...sounding, ...beginning, ...holding])];
  if (found.length > 0) return found;
  const bones = soundConsonants(sound);
  return names.filter(
    (name) =>
      bones.length >= shortestSound && knownOf(name).sounds.some((other) => soundConsonants(other) === bones),
  );
}

/** Common Latin spellings of the names that sound otherwise than our transliteration, by the number of the name. */
const nameSpellings: Readonly<Record<number, readonly string[]>> = {
  7: ["Mumin", "Mo'min"],
  9: ["Aziz"],
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
