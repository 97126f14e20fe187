import type { ReactNode } from "react";

/** A word with the signs that the text writes after it, each after a space: pauses and silences, over its end. */
const wordWithSigns = /(\S+(?: [\u06d6-\u06dc])+)/;
/** A doubled vowel over the last letter, as high as a sign after it: the sign moves aside. */
const highEnd = /[\u064b\u064c\u08f0\u08f1]$/;
const beforeSign = /(?= [\u06d6-\u06dc])/;

type QuranTextProps = {
  readonly text: string | undefined;
  /** Draws the letters between two places of the text, in UTF-16 units; bare ones unless told. */
  readonly draw?: (from: number, to: number) => ReactNode;
};

/**
 * Words of the Quran, nothing of them changed. No line breaks between a word and a sign after it, as UAX 14 would have
 * it (LB10, LB18): the sign would stand over the word that begins the next line.
 */
export function QuranText({ text = "", draw = (from, to) => text.slice(from, to) }: QuranTextProps) {
  let at = 0;
  const next = (letters: string) => {
    const from = at;
    at += letters.length;
    return draw(from, at);
  };
  return text.split(wordWithSigns).map((part) => {
    const [word = "", ...signs] = part.split(beforeSign);
    if (!signs.length) return next(part);
    return (
      <span key={at} className="whitespace-nowrap">
        {next(word)}
        {signs.map((sign) => (
          <span key={sign} className={highEnd.test(word) ? "quran-sign sign-aside" : "quran-sign"}>
            {next(sign)}
          </span>
        ))}
      </span>
    );
  });
}
