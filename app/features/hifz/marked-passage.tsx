import { QuranText } from "#app/ui/quran-text.tsx";

type MarkedPassageProps = {
  readonly words: readonly string[];
  /** Words shown: `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
  /** Places of the words to mark. */
  readonly marked: readonly number[];
};

/** Words of a verse, some of them marked by colour and by a line. */
export function MarkedPassage({ words, from, to, marked }: MarkedPassageProps) {
  return (
    <p lang="ar" dir="rtl" className="quran text-pretty text-[1.625rem]">
      {from > 0 && "… "}
      {words.slice(from, to).map((word, at) => {
        const isMarked = marked.includes(from + at);
        return (
          // Words never change their place in a verse.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={at} className="quran">
            {isMarked ? (
              <mark className="bg-transparent text-gold underline decoration-2 decoration-wavy underline-offset-[0.5em]">
                <QuranText text={word} />
              </mark>
            ) : (
              <QuranText text={word} />
            )}{" "}
          </span>
        );
      })}
      {to < words.length && "…"}
    </p>
  );
}
