import { memo } from "react";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { firstLetterOf } from "#domain/hiding/hiding.ts";
import { gapLook } from "./gap-look.ts";

type VeiledWordsProps = {
  readonly ayah: number;
  /** Words of the verse joined by a line end: a text keeps the memo quiet. */
  readonly words: string;
  readonly revealed: number;
  readonly hasLetters: boolean;
  readonly hiddenLabel: string;
  readonly labelLanguage: string;
  readonly isHere: boolean;
};

/** A verse with its hidden words as gaps of their own width, or as their first letters. */
export const VeiledWords = memo(function VeiledWords(props: VeiledWordsProps) {
  const { ayah, words, revealed, hasLetters, hiddenLabel, labelLanguage, isHere } = props;
  const list = words.split("\n");
  const shown = list.slice(0, revealed).join(" ");
  const hidden = list.slice(revealed);
  return (
    <p
      lang="ar"
      dir="rtl"
      data-veiled={ayah}
      aria-current={isHere ? "true" : undefined}
      className="quran text-pretty border-transparent border-s-2 ps-3 text-[1.75rem] aria-[current=true]:border-gold"
    >
      {shown && <QuranText text={`${shown} `} />}
      {hidden.length > 0 && (
        <span lang={labelLanguage} dir="auto" className="sr-only">
          {hiddenLabel}
        </span>
      )}
      {hidden.map((word, at) => (
        // Words never change their place in a verse.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={at} aria-hidden="true" className="quran select-none">
          {hasLetters ? (
            <span className="quran text-ink-soft">{firstLetterOf(word)}</span>
          ) : (
            <span className={gapLook}>
              <span className="quran invisible">
                <QuranText text={word} />
              </span>
            </span>
          )}{" "}
        </span>
      ))}
      <span className="quran text-gold">{`\u06dd${formatNumber(ayah, "ar")}`}</span>
    </p>
  );
});
