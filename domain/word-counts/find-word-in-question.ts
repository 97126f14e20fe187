import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { plainMessage } from "#domain/conversation/plain-message.ts";

/** A word with the names that people use for it in questions. */
export type CountableWord = { readonly id: string; readonly asked: readonly string[] };

/**
 * Words around the question how often a word occurs in the Quran; with any other word the question is about
 * something else.
 */
const frame = new Set(
  foldArabic(
    "how many much often times time number of the count is are was were does do did has have been it in on at by a an name names named word words mention mentions mentioned mentioning occur occurs occurred occurring occurrence occurrences appear appears appeared appearing repeat repeated repeats found stand stands used use called come comes said written quran quranic koran holy noble whole entire and what which verses verse ayah ayahs ayat contain contains containing his her their tell me exactly total there prophet prophets salam alayhi as pbuh saw swt peace be upon him allah_swt form arabic text please quran_e_pak hazrat hz nabi rasul s that speak us frequency frequently " +
      "كم عدد مرة مرات ما هو هي هل في القرآن قرآن قران القران الكريم ذكر ذكرت ذكره ذكرها يذكر تذكر ورد وردت ورود جاء جاءت تكرر تكررت تكرار اسم اسمه باسمه لفظ لفظة كلمة الكلمة سيدنا النبي نبي الله_تعالى عليه السلام صلى الله_عليه وسلم رسول التي الذي فيها آية آيات اية ايات من المصحف بالاسم المذكور kam marra marrat dhukira zukira fi el al " +
      "combien de d fois le la les l est il elle sont mot nom prenom nombre mentionne mentionnee mentionnes mentionnent cite citee cites apparait apparaissent figure trouve repete repetee revient revient dans du des coran saint par son que se prophete a t ete en verset versets on qu y parle nomme nommee occurrences occurrence " +
      "کتنی کتنا کتنے بار مرتبہ دفعہ قرآن میں کا کی کے لفظ نام ذکر آیا آیا_ہے ہے ہوا ہوئی آئی استعمال ہوتا حضرت علیہ السلام پاک مجید کریم کل تعداد آیات آیت سے پر کو kitni kitne baar bar dafa martaba marta quran mein main me ka ki ke lafz lafaz naam zikr zikar hua hai aaya aya hui pak kareem majeed kul " +
      "berapa kali kata nama disebut disebutkan muncul tersebut terdapat dalam di al quran alquran yang itu ada jumlah penyebutan banyak kitab suci pada ayat menyebut menyebutkan dinamai secara langsung nya " +
      "kac kere kez defa kelime kelimesi adi ismi isim ad kuran kuranda kuran_da kerim kerimde da de gecer geciyor gecmektedir gecmekte gecti gecen zikredilir zikredilmis anilir aniliyor anilmis tekrar edilir ne kadar toplam ayette ayet sayisi var peygamber peygamberin adinin kelimesinin isminin in nin nun un",
  )
    .replaceAll("_", " ")
    .split(" "),
);

const longestName = 4;

/** Names in a question; frame words that are also names ("prophet", "book") count only if there is no other. */
function namesIn(
  words: readonly string[],
  byName: ReadonlyMap<string, string>,
): { ids: Set<string>; rest: string[] } {
  const ids = new Set<string>();
  const framing = new Set<string>();
  let rest = [...words];
  for (let length = longestName; length > 0; length--)
    for (let at = 0; at + length <= rest.length; at++) {
      const name = rest.slice(at, at + length);
      const id = byName.get(name.join(" "));
      if (id === undefined) continue;
      (name.every((word) => frame.has(word)) ? framing : ids).add(id);
      rest = [...rest.slice(0, at), ...rest.slice(at + length)];
      at--;
    }
  return { ids: ids.size > 0 ? ids : framing, rest };
}

const namesByList = new WeakMap<readonly CountableWord[], ReadonlyMap<string, string>>();

/** The id of the word that each name asks for, made once for a list. */
function namesOf(known: readonly CountableWord[]): ReadonlyMap<string, string> {
  const made = namesByList.get(known);
  if (made) return made;
  const names = new Map(
    known.flatMap(({ id, asked }) => asked.map((name) => [plainMessage(name), id] as const)),
  );
  namesByList.set(known, names);
  return names;
}

/** Suffixes that Turkish and English write after an apostrophe. */
const afterApostrophe = /['’](?:n?[iıuü]n|[dt][ae]n?|s|y?[iıuü]|y?[ae])(?![\p{L}])/giu;

/**
 * The one listed word whose number a question asks for; undefined for none, for two, and for a word outside
 * the list.
 */
export function findWordInQuestion<Word extends CountableWord>(
  question: string,
  known: readonly Word[],
): Word | undefined {
  const byName = namesOf(known);
  for (const text of [question, question.replace(afterApostrophe, " ")]) {
    const words = plainMessage(text).split(" ");
    const { ids, rest } = namesIn(words, byName);
    // God's name also frames other questions: "how often did Allah mention Moses".
    if (ids.size === 2) ids.delete("allah");
    const [id] = ids;
    if (ids.size === 1 && rest.every((word) => frame.has(word))) return known.find((one) => one.id === id);
  }
  return undefined;
}
