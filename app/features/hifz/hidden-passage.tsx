import { memo } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { firstLetterOf, type HidingMode, veiled } from "#domain/hiding/hiding.ts";
import { directionOf } from "#domain/language.ts";
import type { PassageTexts } from "./use-passage.ts";
import { gapClass, VerseNumber } from "./verse-text.tsx";

type HiddenPassageProps = {
  readonly texts: PassageTexts;
  readonly from: number;
  readonly mode: HidingMode;
  readonly shown: number;
  readonly onTap: () => void;
};

/** The verses of a passage as far as they are revealed; in translation mode each below its translation. */
export function HiddenPassage({ texts, from, mode, shown, onTap }: HiddenPassageProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { arabic, translation, edition } = texts;
  const verses = veiled(arabic, mode, shown).map((verse, at) => ({ ...verse, ayah: from + at }));
  const current = verses.find(({ words, revealed }) => revealed < words.length)?.ayah;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for touch, the button and keys do the same
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch, the button and keys do the same
    <div data-passage="" onClick={onTap} className="grid cursor-pointer gap-4">
      {verses.map(({ ayah, words, revealed }) => (
        <div key={ayah}>
          {mode === "translation" && translation && edition && (
            <p
              lang={edition}
              dir={directionOf(edition)}
              className="mb-2 max-w-[65ch] text-pretty text-ink-soft"
            >
              {translation[ayah - from] ?? text("failed")}
            </p>
          )}
          <HiddenVerse
            ayah={ayah}
            words={words.join("\n")}
            revealed={revealed}
            hasLetters={mode === "firstLetters"}
            hiddenLabel={text("hiddenWords", { count: words.length - revealed })}
            labelLanguage={language}
            isCurrent={ayah === current}
          />
        </div>
      ))}
    </div>
  );
}

type HiddenVerseProps = {
  readonly ayah: number;
  /** The words of the verse joined by line breaks: a string keeps `memo` effective. */
  readonly words: string;
  readonly revealed: number;
  readonly hasLetters: boolean;
  readonly hiddenLabel: string;
  readonly labelLanguage: string;
  readonly isCurrent: boolean;
};

/** A verse whose hidden words are gaps of the same width, or their first letters. */
const HiddenVerse = memo(function HiddenVerse(props: HiddenVerseProps) {
  const { ayah, words, revealed, hasLetters, hiddenLabel, labelLanguage, isCurrent } = props;
  const list = words.split("\n");
  const shown = list.slice(0, revealed).join(" ");
  const hidden = list.slice(revealed);
  return (
    <p
      lang="ar"
      dir="rtl"
      data-veiled={ayah}
      aria-current={isCurrent ? "true" : undefined}
      className="quran text-pretty border-transparent border-s-2 ps-3 text-[1.75rem] aria-[current=true]:border-gold"
    >
      {shown && <QuranText text={`${shown} `} />}
      {hidden.length > 0 && (
        <span lang={labelLanguage} dir="auto" className="sr-only">
          {hiddenLabel}
        </span>
      )}
      {hidden.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse keep their order
        <span key={at} aria-hidden="true" className="quran select-none">
          {hasLetters ? (
            <span className="quran text-ink-soft">{firstLetterOf(word)}</span>
          ) : (
            <span className={gapClass}>
              <span className="quran invisible">
                <QuranText text={word} />
              </span>
            </span>
          )}{" "}
        </span>
      ))}
      <VerseNumber ayah={ayah} />
    </p>
  );
});
