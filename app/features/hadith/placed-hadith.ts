import { type Hadith, type HadithSource, sets } from "#content/hadith/index.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { numberInSet } from "./number-in-set.ts";
import { numberedHadith } from "./numbered-hadith.ts";

const wordsOf = (text: string) => foldText(text).folded.split(" ").filter(Boolean);
const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,6}$/.test(word);

const bookWords = new Set(wordsOf("book livre kitab kitap كتاب الكتاب"));
const hadithWords = new Set(
  wordsOf("hadith hadits hadis hadist number numéro no nomor حديث الحديث رقم نمبر"),
);
const fillers = new Set(wordsOf("of the in de du le la dans fi في من"));
/** Folded, so a doubled letter stands once. */
const setWords = {
  "forty-nawawi": /^nawawi|^nevevi|^(?:ال)?نويه?$/,
  "forty-qudsi": /^[qk]uds[iy]|^(?:ال)?قدسي/,
} as const;

/** Takes a number out of the words, with the word before it where such words are given. */
function takeNumber(words: string[], before?: ReadonlySet<string>): number | undefined {
  const at = words.findIndex(
    (word, index) => isNumber(word) && (!before || before.has(words[index - 1] ?? "")),
  );
  return at < 0 ? undefined : Number((before ? words.splice(at - 1, 2)[1] : words.splice(at, 1)[0]) ?? "");
}

/** True where a collection's name, in words or as addresses give it, has these words. */
function isCalled({ name, collection }: HadithSource, words: readonly string[]): boolean {
  const own = wordsOf(`${name} ${collection}`);
  return words.every((word) => own.includes(word));
}

function inBook(all: readonly Hadith[], book: number, hadith: number | undefined, words: readonly string[]) {
  const place = ({ sources }: Hadith) =>
    sources.find(
      (source) =>
        source.inBook?.book === book &&
        (hadith === undefined || source.inBook.hadith === hadith) &&
        isCalled(source, words),
    )?.inBook?.hadith ?? 0;
  return all.filter((one) => place(one) > 0).toSorted((one, other) => place(one) - place(other));
}

/**
 * The hadith at a place that is written out: "Bukhari 6018", "book 78, hadith 49", "Nawawi 13", "hadith 6018", in the
 * words of any of our languages. Undefined where the words may mean something else; none where a book or one of the
 * forties is named and has no such number here.
 */
export function placedHadith(all: readonly Hadith[], typed: string): readonly Hadith[] | undefined {
  const words = wordsOf(typed).filter((word) => !fillers.has(word));
  const book = takeNumber(words, bookWords);
  const named = takeNumber(words, hadithWords);
  const number = named ?? takeNumber(words);
  if (words.some(isNumber)) return undefined;
  if (book !== undefined) {
    const isKnown = all.some(({ sources }) => sources.some((source) => isCalled(source, words)));
    return isKnown ? inBook(all, book, number, words) : undefined;
  }
  if (number === undefined) return undefined;
  const set = sets.find((name) => words.some((word) => setWords[name].test(word)));
  if (set) return all.filter((one) => numberInSet(one, set) === number);
  const found =
    words.length === 0 && named !== undefined
      ? numberedHadith(all, { number: String(number), book: "", hadithInBook: "" })
      : all.filter(({ sources }) =>
          sources.some(
            (source) => source.number === String(number) && words.length > 0 && isCalled(source, words),
          ),
        );
  return found.length > 0 ? found : undefined;
}
