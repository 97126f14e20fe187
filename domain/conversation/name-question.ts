import { nameSound } from "#domain/search/name-sound.ts";
import { plainMessage } from "./plain-message.ts";

/** Words that ask what a name means, in Latin letters. */
const asksMeaning =
  /(?:^| )(?:mean|means|meaning|signification|signifie|sens|veut dire|arti|artinya|makna|maknanya|maksud|matlab|maani|mana|anlami|anlam|ne demek|manasi|mana nedir)(?= |$)/u;
/** A surah or a verse may bear the same name. */
const ofMushaf = /(?:^| )(?:surah?|surat|sourate?|sure|suresi|verse|verset|ayat?|ayet)(?= |$)/u;
const article = /^(?:al|ar|as|az|at|an|ash|adh|el|er|es|ez|en|et|ya)$/u;

/**
 * The name of God, as it was typed with its article, of which a message in Latin letters may ask the meaning; undefined for
 * other messages. Whether there is such a name its caller looks up by `nameSound`.
 */
export function nameAskedAbout(
  message: string,
): { readonly typed: string; readonly sound: string } | undefined {
  const plain = plainMessage(message);
  if (!asksMeaning.test(plain) || ofMushaf.test(plain)) return undefined;
  const words = plain.split(" ");
  const at = words.findIndex((word, place) => article.test(word) && words[place + 1] !== undefined);
  const name = words[at + 1];
  if (at < 0 || name === undefined || !/^[a-z]{3,}$/u.test(name)) return undefined;
  return { typed: `${words[at]}-${name}`, sound: nameSound([name]) };
}
