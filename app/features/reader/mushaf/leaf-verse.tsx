import { Fragment, memo, type ReactNode } from "react";
import { useRouter } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

type LeafVerseProps = {
  readonly reference: VerseReference;
  /** Its Arabic with a line feed for each end of a line. */
  readonly lines: string;
  /** The text that arrived is not the published text. */
  readonly isAltered: boolean;
  readonly isCurrent: boolean;
  readonly isMarked: boolean;
  readonly isHidden: boolean;
  /** A line ends with its number. */
  readonly endsLine: boolean;
  /** Room before the last line that begins in it, or after it where it ends a line. */
  readonly inset: ReactNode;
};

/** A veil of gold behind the letters: their box with all marks is higher than a line. */
const currentStyle = {
  background: "linear-gradient(var(--gold-veil) 0 0) center / 100% 72% no-repeat",
} as const;

/**
 * A verse on its page: one element over its lines, with its number, which opens it. The text within `data-arabic` is
 * the published one, letter for letter. The browser finds and copies words across the ends of lines, which are spaces,
 * and across the number, which is drawn and no text.
 */
export const LeafVerse = memo(function LeafVerse(props: LeafVerseProps) {
  const { reference, lines, isAltered, isCurrent, isMarked, isHidden, endsLine, inset } = props;
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, ayah } = reference;
  const number = formatNumber(ayah, language);
  const parts = lines.split("\n");
  const numberBeginsLine = parts.at(-1) === "";
  const words = parts.filter((part) => part !== "");
  const lastEnd = endsLine ? undefined : numberBeginsLine ? words.length : words.length - 1;
  const endOfLine = (at: number) => (
    <>
      <span data-line-end="" className="line-end">
        {" "}
      </span>
      {at === lastEnd && inset}
    </>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow in lines with others */}
      <span
        data-verse={verseKey(reference)}
        data-ayah={ayah}
        data-surah={surah}
        data-line-end={endsLine ? "" : undefined}
        tabIndex={-1}
        role="group"
        aria-label={text("verseNumber", { number })}
        aria-current={isCurrent ? "true" : undefined}
        className="leaf-verse"
        style={isCurrent ? currentStyle : undefined}
      >
        {!isAltered && (
          <span
            data-arabic=""
            aria-hidden={isHidden || undefined}
            style={isHidden ? { opacity: 0 } : undefined}
          >
            {words.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change order
              <Fragment key={at}>
                {at > 0 && endOfLine(at)}
                <QuranText text={part} />
              </Fragment>
            ))}
          </span>
        )}
        {numberBeginsLine ? endOfLine(words.length) : " "}
        {/* biome-ignore lint/a11y/useAnchorContent: it has a name, and the style sheet draws its number */}
        <a
          href={hrefs(`?surah=${surah}&verse=${ayah}`)}
          lang={language}
          aria-label={text("moreOfVerse", { number })}
          // The end-of-verse sign encloses the digits after it.
          data-number={`\u06dd${formatNumber(ayah, "ar")}`}
          style={{ fontFamily: "inherit" }}
          className={`verse-number text-[0.8em] leading-none no-underline hover:text-green ${isMarked ? "text-green" : "text-gold"}`}
        />
      </span>
      {endsLine && inset}
    </>
  );
});
