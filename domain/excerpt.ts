/**
 * Excerpts of hadith and duas for lists. A cut must never change what is said: it falls after a clause, never after a
 * negation, before an exception, within a testimony of faith, or between a name of Allah and its words.
 */

/** Folds a word to what the lists below hold: no vowel signs, no punctuation, one form of alif, small letters. */
function folded(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/[\u0623\u0625\u0622\u0671]/g, "\u0627")
    .replace(/[’ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}']/gu, "")
    .toLowerCase();
}

const wordSet = (words: string) => new Set(words.split(" ").map(folded));

/** Words that need the next one: negations, and what is incomplete alone. */
const neverLast = wordSet(
  "لا ما لم لن ليس ليست غير الا ألا ان أن إن من في على عن الى إلى مع بين عبد رسول كل ثم او أو ام حتى الذي التي ولا وما ولم ولن وليس فلا يا سبحان بسم " +
    "no not never none nor neither nobody nothing without cannot the a an of to in and or by with for from that who is are be but " +
    "ne n' pas jamais aucun aucune nul nulle ni sans le la les un une de du des et ou à par pour que qui est sont d' l' " +
    "tidak tiada bukan jangan belum tanpa tak yang dan atau di ke dari dengan untuk adalah",
);

/** Words that limit or complete what stands before them. */
const neverFirst = wordSet(
  "الا إلا غير سوى لكن ولكن حتى الله لله اللهم ﷺ عز وجل تعالى سبحانه الرحمن الرحيم صلى " +
    "except unless but until save nor allah than rather if " +
    "sauf excepté mais jusqu'à sinon allah que qu' si hormis " +
    "مگر سوائے سوا لیکن بلکہ اللہ جب اگر نہیں نہ " +
    "kecuali tetapi namun sampai hingga melainkan allah jika apabila swt subhanahu " +
    "ancak fakat ama hariç müstesna kadar değil değildir allah eğer",
);

/** The testimonies of faith, in words folded as above. */
const testimonies = [
  /لا اله (?:الا|غير)\S*(?: (?:الله|هو|انت|انا))?(?: وحده)?(?: لا شريك له)?(?: و?(?:اشهد )?(?:ان|ان ?ي)? ?محمدا?(?: عبده)? (?:و?رسوله|رسول الله|و?رسول الله))?/gu,
  /no (?:god|deity|one)\b[^.]{0,40}?allah(?: alone)?(?:[^.]{0,60}?messenger(?: of allah)?)?/gu,
  /(?:pas|nulle?|aucune?|point) (?:de |d')?(?:divinite|dieu)[^.]{0,50}?allah(?:[^.]{0,60}?(?:messager|envoye)(?: d'allah)?)?/gu,
  /(?:tidak ada|tiada) (?:tuhan|ilah|sesembahan)[^.]{0,60}?allah(?:[^.]{0,50}?(?:utusan|rasul)\S*(?: allah)?)?/gu,
  /allah'tan baska [^.]{0,30}?il[^.]{0,70}?(?:resulu|elcisi|rasulu)?\S*/gu,
  /اللہ کے سوا کوئی \S+ (?:نہیں)?(?:[^.]{0,50}?رسول)?(?: ہیں)?/gu,
];

type Word = { readonly at: number; readonly end: number; readonly raw: string; readonly bare: string };

/** The numbers of the words after which a testimony goes on. */
function insideTestimonies(words: readonly Word[]): ReadonlySet<number> {
  const line = words.map(({ bare }) => bare).join(" ");
  const inside = new Set<number>();
  for (const testimony of testimonies)
    for (const found of line.matchAll(testimony)) {
      const first = line.slice(0, found.index).split(" ").length - 1;
      const last = line.slice(0, found.index + found[0].trimEnd().length).split(" ").length - 1;
      for (let at = first; at < last; at++) inside.add(at);
    }
  return inside;
}

const visibleLength = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").length;

const endsClause = /[،,؛;.!?؟۔]["'»”’)\]]*$/u;
const endsWithMark = /[،,؛;:]$/u;

/**
 * The beginning of a text in about `longest` characters (vowel signs not counted), ended by "…"; the whole text where
 * it is short or has no place for a cut.
 */
export function excerptOf(text: string, longest: number): string {
  if (visibleLength(text) <= longest * 1.3) return text;
  const words: Word[] = [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => ({
    at: index,
    end: index + raw.length,
    raw,
    bare: folded(raw),
  }));
  const inside = insideTestimonies(words);
  const canCut = (at: number) => {
    const [word, next] = [words[at], words[at + 1]];
    return (
      word !== undefined &&
      next !== undefined &&
      !inside.has(at) &&
      !neverLast.has(word.bare) &&
      !neverFirst.has(next.bare) &&
      next.bare !== ""
    );
  };
  let best: Word | undefined;
  for (const [at, word] of words.entries()) {
    if (!endsClause.test(word.raw) || !canCut(at)) continue;
    const length = visibleLength(text.slice(0, word.end));
    if (length < longest * 0.4) continue;
    // The last clause that fits, or else the first that ends at all.
    if (length > longest && best) break;
    best = word;
    if (length > longest) break;
  }
  if (!best) return text;
  return `${text.slice(0, best.end).replace(endsWithMark, "")} …`;
}
