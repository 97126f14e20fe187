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
    "how many much often times time number of the count is are was were does do did has have been it in on at by a an name names named word words mention mentions mentioned mentioning occur occurs occurred occurring occurrence occurrences appear appears appeared appearing repeat repeated repeats found stand stands used use called come comes said written quran quranic koran holy noble whole entire and what which verses verse ayah ayahs ayat contain contains containing his her their tell me exactly total there prophet prophets salam alayhi as pbuh saw swt peace be upon him allah_swt form arabic text please quran_e_pak hazrat hz nabi rasul s that speak us frequency frequently both each " +
      "كم عدد مرة مرات ما هو هي هل في القرآن قرآن قران القران الكريم ذكر ذكرت ذكره ذكرها يذكر تذكر ورد وردت ورود جاء جاءت تكرر تكررت تكرار اسم اسمه باسمه لفظ لفظة كلمة الكلمة سيدنا النبي نبي الله_تعالى عليه السلام صلى الله_عليه وسلم رسول التي الذي فيها آية آيات اية ايات من المصحف بالاسم المذكور بالقرآن بالمصحف والقرآن للقرآن انذكر انذكرت تنذكر ينذكر اتذكر اتذكرت مذكور مذكورة موجود موجودة مكرر مكررة تتكرر يتكرر كام جات جت اجت كلمتا كلمتي كلمتين لفظا لفظي kam marra marrat dhukira zukira fi el al " +
      "combien de d fois le la les l est il elle sont mot nom prenom nombre mentionne mentionnee mentionnes mentionnent cite citee cites apparait apparaissent figure trouve repete repetee revient revient dans du des coran saint par son que se prophete a t ete en verset versets on qu y parle nomme nommee occurrences occurrence ils elles mots mentionnees citees noms " +
      "کتنی کتنا کتنے بار مرتبہ دفعہ قرآن میں کا کی کے لفظ نام ذکر آیا آیا_ہے ہے ہوا ہوئی آئی استعمال ہوتا حضرت علیہ السلام پاک مجید کریم کل تعداد آیات آیت سے پر کو kitni kitne baar bar dafa martaba marta quran mein main me ka ki ke lafz lafaz naam zikr zikar hua hai aaya aya hui pak kareem majeed kul دونوں الفاظ dono donon alfaz aur " +
      "berapa kali kata nama disebut disebutkan muncul tersebut terdapat dalam di al quran alquran yang itu ada jumlah penyebutan banyak kitab suci pada ayat menyebut menyebutkan dinamai secara langsung nya masing keduanya " +
      "kac kere kez defa kelime kelimesi adi ismi isim ad kuran kuranda kuran_da kerim kerimde da de gecer geciyor gecmektedir gecmekte gecti gecen zikredilir zikredilmis anilir aniliyor anilmis tekrar edilir ne kadar toplam ayette ayet sayisi var peygamber peygamberin adinin kelimesinin isminin in nin nun un kelimeleri kelimelerinin isimleri adlari gecerler geciyorlar",
  )
    .replaceAll("_", " ")
    .split(" "),
);

/** Between two words that are both asked for. */
const ands = new Set(foldArabic("and et ve ile dan aur اور و").split(" "));

const longestName = 4;
const mostWords = 3;

/** A name in a question: which word it asks for, and where it stands. */
type Named = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** A frame word that is also a name: "prophet", "book". */
  readonly isFraming: boolean;
  /** With the Arabic "and" written onto it. */
  readonly isJoined: boolean;
};

/** The names in a question, in order, the longest first taken. */
function namesIn(words: readonly string[], byName: ReadonlyMap<string, string>): readonly Named[] {
  const found: Named[] = [];
  const isTaken = (at: number) => found.some(({ from, to }) => from <= at && at < to);
  for (let length = longestName; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      const name = words.slice(from, to).join(" ");
      const known = byName.get(name);
      const joined = known === undefined && name.startsWith("و") ? byName.get(name.slice(1)) : undefined;
      const id = known ?? joined;
      if (id === undefined || words.some((_, at) => from <= at && at < to && isTaken(at))) continue;
      const bare = joined === undefined ? name : name.slice(1);
      const isFraming = bare.split(" ").every((word) => frame.has(word));
      found.push({ id, from, to, isFraming, isJoined: joined !== undefined });
    }
  return found.toSorted((one, other) => one.from - other.from);
}

/** True where "and" stands between two names, with no more than frame words beside it. */
function areJoined(words: readonly string[], one: Named | undefined, other: Named | undefined): boolean {
  if (!one || !other) return false;
  return other.isJoined || words.slice(one.to, other.from).some((word) => ands.has(word));
}

/** The names that are asked for; one that also frames questions counts beside another only with "and" before or behind it. */
function askedNames(words: readonly string[], names: readonly Named[]): readonly Named[] {
  if (names.every(({ isFraming }) => isFraming)) return names;
  return names.filter((one, at) => {
    const [before, behind] = [names[at - 1], names[at + 1]];
    const isTitle = before?.to === one.from || behind?.from === one.to;
    const isBeside = areJoined(words, before, one) || areJoined(words, one, behind);
    return !one.isFraming || (isBeside && !isTitle);
  });
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
/** The French article before an apostrophe. */
const elided = /(?<=^|\s)([dl])['’]/giu;

/** What a question for a number asks for. */
export type AskedWords<Word> = {
  /** The listed words in their order; none where the question is about something else too. */
  readonly words: readonly Word[];
  /** As they were typed: words that are neither listed nor stand around such a question. */
  readonly unlisted: readonly string[];
};

/** The listed words whose number a question asks for: one, or some with "and" between them. */
export function findWordsInQuestion<Word extends CountableWord>(
  question: string,
  known: readonly Word[],
): AskedWords<Word> {
  const asTyped = wordsAskedIn(question, known);
  if (asTyped.words.length > 0) return asTyped;
  const bare = wordsAskedIn(question.replace(elided, "$1 ").replace(afterApostrophe, " "), known);
  return bare.words.length > 0 || bare.unlisted.length < asTyped.unlisted.length ? bare : asTyped;
}

function wordsAskedIn<Word extends CountableWord>(text: string, known: readonly Word[]): AskedWords<Word> {
  const typed = text
    .split(/[^\p{L}\p{N}\p{M}'’‘`´ʿʾʻʼ\u200c\u200d]+/u)
    .filter((word) => plainMessage(word) !== "");
  const words = typed.map(plainMessage);
  const names = namesIn(words, namesOf(known));
  const isNamed = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const unlisted = typed.filter(
    (_, at) => !isNamed(at) && !frame.has(words[at] ?? "") && !ands.has(words[at] ?? ""),
  );
  const asked = askedNames(words, names);
  const ids = [...new Set(asked.map(({ id }) => id))];
  const isOfAll = asked.every((one, at) => at === 0 || areJoined(words, asked[at - 1], one));
  if (unlisted.length > 0 || (ids.length > 1 && !isOfAll)) return { words: [], unlisted };
  return {
    words: ids.slice(0, mostWords).flatMap((id) => known.find((one) => one.id === id) ?? []),
    unlisted,
  };
}
