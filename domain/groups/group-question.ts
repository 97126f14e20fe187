import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import {
  alternatives,
  companions,
  comparisons,
  condemnations,
  contempt,
  faiths,
  inferiority,
  kinds,
  prophets,
  salvation,
  sects,
} from "./group-words.ts";

function anyOf(words: string): RegExp {
  const each = words
    .split(" ")
    .filter(Boolean)
    .map((word) => foldArabic(word).replace(/_/g, " ").replace(/~/g, "[^ ]*"));
  return new RegExp(`(?<= )(?:${each.join("|")})(?= )`, "gu");
}

const lists = {
  sects: anyOf(sects),
  faiths: anyOf(faiths),
  kinds: anyOf(kinds),
  condemnations: anyOf(condemnations),
  contempt: anyOf(contempt),
  salvation: anyOf(salvation),
  inferiority: anyOf(inferiority),
  companions: anyOf(companions),
  prophets: anyOf(prophets),
  comparisons: anyOf(comparisons),
  alternatives: anyOf(alternatives),
};

/** Asks to judge any person: "is my neighbour a kafir?", "هل فلان في النار". */
const verdicts: readonly RegExp[] = [
  /(?<! (?:who|what|where|how|which|when|which (?:prophet|messenger|one)|what prophet)) (?:am i|is|are|was|were|will|do|does|did|should we call|can we call) (?!it )(?:[^ ]+ ){1,8}?(?:an? )?(?:kafirs?|kuff?ar|infidels?|apostates?|mushriks?|murtads?|munafiqs?|hypocrites?|heretics?|deviants?|misguided|cursed|(?:in|to|for) (?:hell|jahannam|the fire)) /u,
  / (?:am i|i am) (?:an? )?(?:kafir|infidel|apostate|mushrik|murtad|munafiq|hypocrite) /u,
  /^ (?:ف|و)?هل (?:[^ ]+ ){1,8}?(?:كافر|كفارا?|كافره|كافرين|كافرون|كفره|مشرك|مشركون|مشركين|مرتد|مرتدين|منافق|منافقين|مبتدع|مبتدعه|ضال|ضالون|ضاله|ملعون|ملعونون|في النار|النار|جهنم) /u,
  / (?:نكفر|تكفير|اكفر|يكفر) (?:المسلم|ال[^ ]+|[^ ]+) /u,
  / (?:kafir|murted|musrik|munafik|cehennemlik|sapik|lanetli)(?:ler)? (?:mi|midir|midirlar|miyim|miyiz|misin|sayilir mi) | cehenneme? (?:mi )?(?:gid|gir)[^ ]* /u,
  / (?:apakah|kenapa|mengapa|benarkah|apa) (?:[^ ]+ ){1,8}?(?:kafir|masuk neraka|murtad|sesat|terkutuk|dilaknat|munafik) | (?:kafirkah|sesatkah|murtadkah) /u,
  / (?:est|sont|suis je|vont|va t il|va|ira|iront|seront|sera|est ce que) (?:[^ ]+ ){1,8}?(?:kafirs?|kouffar|mecreants?|apostats?|(?:en|a l|dans l|l) enfer|maudite?s?|egare[es]*|hypocrites?) /u,
  / (?:كافر|مشرك|مرتد|گمراه|جهنمي|لعنتي|منافق) (?:هي|هين|هون|هو|نهين) | جهنم مين (?:جاي[^ ]*|جايين) /u,
  / (?:kafir|kaafir|mushrik|murtad|gumrah|jahannami|munafiq|lanati) (?:hai|hain|hy|hen|ho|hun|hoon|nahi) | jahannam (?:mein|main|me) (?:jay|ja)[^ ]* /u,
  / (?:hal|wesh|wach|hiya|howa|homa|huma) (?:[^ ]+ ){1,8}?(?:kafer|kafir|koff?ar|kuff?ar|kouff?ar) /u,
];

/** A question about what the Quran says of somebody asks for texts, whoever it names. */
const wantsToRead =
  / (?:verses?|ayah?s?|ayat|quran (?:says?|say)|does the quran|surah?|meaning|means?|story|who (?:is|are|was|were)|versets?|que dit|coran|histoire|qui (?:est|sont|etait)|ayat ayat|kisah|siapa|arti|makna|ayet[^ ]*|kuran[^ ]*|kissasi|kimdir|anlami|ايات?|الايات|القران|قران|قصه|سوره|معني|من هو|من هم|آيت|ايت|كون) /u;

const surahWord = / (?:sura[ht]?s?|sourates?|sure(?:si|sinin|sinde|lerin)?|سوره|سورت) /u;

function named(text: string, list: keyof typeof lists): Set<string> {
  return new Set([...text.matchAll(lists[list])].map(([word]) => word));
}

/** True where the text has a word of each of two kinds, and they are different words. */
function meet(text: string, one: keyof typeof lists, other: keyof typeof lists): boolean {
  const first = named(text, one);
  const second = named(text, other);
  return first.size > 0 && second.size > 0 && new Set([...first, ...second]).size > 1;
}

/**
 * True for a message that asks to judge a group or a person, or sets people against each other: it gets
 * neutral words of ours and no verse. Takes a message as `plainMessage` leaves it.
 */
export function judgesGroup(plain: string): boolean {
  const text = ` ${plain} `;
  const wants = wantsToRead.test(text);
  if (named(text, "sects").size > 0) return true;
  if (meet(text, "faiths", "contempt")) return true;
  if (
    / (?:apes?|monkeys?|pigs?|najis|unclean|singes|porcs|kera|babi|maymun[^ ]*|domuz[^ ]*|قرده|خنازير|نجس|انجاس) /u.test(
      text,
    ) &&
    named(text, "faiths").size > 0
  )
    return true;
  if (!wants && (meet(text, "faiths", "condemnations") || meet(text, "faiths", "salvation"))) return true;
  if (!wants && (meet(text, "kinds", "condemnations") || meet(text, "kinds", "inferiority"))) return true;
  if (!surahWord.test(text) && verdicts.some((pattern) => pattern.test(text))) return true;
  return comparesPersons(text);
}

const readsOf =
  / (?:verses?|ayah?s?|ayat|quran|surah?|story|versets?|coran|histoire|kisah|kissasi|ايات?|الايات|القران|قران|قصه) /u;
const asksWhich =
  / (?:who|which|is|are|was|qui|lequel|siapa|mana|kim|hangi|hangisi|mi|من|مين|ايهما|هل|كون) /u;
/** "The best way of the Prophet" does not compare prophets. */
const ofProphets = / (?:example|name|story|wife|wives|time|way|dua|deed|day)s? /u;

function comparesPersons(text: string): boolean {
  if (readsOf.test(text)) return false;
  if (named(text, "companions").size > 1 && named(text, "alternatives").size > 0) return true;
  if (meet(text, "companions", "comparisons") || meet(text, "companions", "condemnations")) return true;
  const asks = asksWhich.test(text) || named(text, "prophets").size > 1;
  return asks && meet(text, "prophets", "comparisons") && !ofProphets.test(text);
}
