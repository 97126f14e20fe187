import { Fragment, type ReactNode } from "react";

/** A sign that the text writes after a space, over the end of the word before: a pause or a silence. */
const sign = / [\u06d6-\u06dc]/g;
/** A word with its signs. */
const wordWithSigns = /(\S+)((?: [\u06d6-\u06dc])+)/g;

/** A piece of a text; `as` draws it as something else than its bare letters. */
export type QuranRun = { readonly text: string; readonly as?: ((text: string) => ReactNode) | undefined };

/** The part of the runs between two places of their joined text, in UTF-16 units. */
function cut(runs: readonly QuranRun[], from: number, to: number): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { text, as } of runs) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (part) parts.push(as ? <Fragment key={Math.max(at, from)}>{as(part)}</Fragment> : part);
    at += text.length;
  }
  return parts;
}

/**
 * Words of the Quran in runs, nothing of them changed. No line breaks between a word and a sign after it, as UAX 14
 * would have it (LB10, LB18): the sign would stand over the word that begins the next line. A run that reaches into
 * such a word from the one before is drawn in two.
 */
export function QuranRuns({ runs }: { readonly runs: readonly QuranRun[] }) {
  const whole = runs.map(({ text }) => text).join("");
  const parts: ReactNode[] = [];
  let at = 0;
  const upTo = (to: number) => {
    const part = cut(runs, at, to);
    at = to;
    return part;
  };
  for (const { index, 1: word = "", 2: signs = "" } of whole.matchAll(wordWithSigns)) {
    parts.push(...upTo(index));
    parts.push(
      <span key={`word ${index}`} className="whitespace-nowrap">
        {upTo(index + word.length)}
        {signs.match(sign)?.map((one) => (
          <span key={one} className="quran-sign">
            {upTo(at + one.length)}
          </span>
        ))}
      </span>,
    );
  }
  parts.push(...upTo(whole.length));
  return <>{parts}</>;
}

/** Words of the Quran, nothing of them changed, no line broken between a word and the signs after it. */
export function QuranText({ text = "" }: { readonly text: string | undefined }) {
  return <QuranRuns runs={[{ text }]} />;
}
