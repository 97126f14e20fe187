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
  /** Room before the last line that begins in it. */
  readonly inset: ReactNode;
};

/** A veil of gold behind the letters: their box with all marks is higher than a line. */
const currentStyle = {
  background: "linear-gradient(var(--gold-veil) 0 0) center / 100% 72% no-repeat",
} as const;

/**
 * A verse on its page: one element over its lines, with its number, which opens it. The text within `data-arabic` is
 * the published one, letter for letter: a line ends in a space, which the browser draws as nothing.
 */
export const LeafVerse = memo(function LeafVerse(props: LeafVerseProps) {
  const { reference, lines, isAltered, isCurrent, isMarked, isHidden, inset } = props;
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, ayah } = reference;
  const number = formatNumber(ayah, language);
  const parts = lines.split("\n");
  const beginsLine = parts[0] === "";
  const numberBeginsLine = parts.at(-1) === "";
  const words = parts.filter((part) => part !== "");
  const lastBreak = parts.length - 1;
  const breakAt = (at: number) => (
    <>
      <br />
      {at === lastBreak && inset}
    </>
  );
  return (
    <>
      {beginsLine && breakAt(1)}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow in lines with others */}
      <span
        data-verse={verseKey(reference)}
        data-ayah={ayah}
        data-surah={surah}
        tabIndex={-1}
        role="group"
        aria-label={text("verseNumber", { number })}
        aria-current={isCurrent ? "true" : undefined}
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
                {at > 0 && <> {breakAt(beginsLine ? at + 1 : at)}</>}
                <QuranText text={part} />
              </Fragment>
            ))}
          </span>
        )}
        {numberBeginsLine ? breakAt(lastBreak) : " "}
        <a
          href={hrefs(`?surah=${surah}&verse=${ayah}`)}
          data-number=""
          style={{ fontFamily: "inherit" }}
          className={`relative inline-block text-[0.8em] leading-none no-underline hover:text-green ${isMarked ? "text-green" : "text-gold"}`}
        >
          <span lang={language} className="sr-only select-none">
            {text("moreOfVerse", { number })}
          </span>
          {/* The end-of-verse sign encloses the digits after it. */}
          <span aria-hidden="true">{`\u06dd${formatNumber(ayah, "ar")}`}</span>
        </a>{" "}
      </span>
    </>
  );
});
