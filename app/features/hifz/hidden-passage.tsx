import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type HidingMode, veiled } from "#domain/hiding/hiding.ts";
import { directionOf } from "#domain/language.ts";
import type { PassageTexts } from "./use-passage-texts.ts";
import { VeiledWords } from "./veiled-words.tsx";

type HiddenPassageProps = {
  readonly texts: PassageTexts;
  readonly from: number;
  readonly mode: HidingMode;
  readonly shown: number;
  readonly onTap: () => void;
};

/** The verses of a passage as far as they are revealed, under their translation where that is what asks. */
export function HiddenPassage({ texts, from, mode, shown, onTap }: HiddenPassageProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { arabic, translation, edition } = texts;
  const verses = veiled(arabic, mode, shown).map((verse, at) => ({ ...verse, ayah: from + at }));
  const here = verses.find(({ words, revealed }) => revealed < words.length)?.ayah;
  return (
    // A tap on the passage is a convenience of touch; the button above and the keys do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
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
          <VeiledWords
            ayah={ayah}
            words={words.join("\n")}
            revealed={revealed}
            hasLetters={mode === "firstLetters"}
            hiddenLabel={text("hiddenWords", { count: words.length - revealed })}
            labelLanguage={language}
            isHere={ayah === here}
          />
        </div>
      ))}
    </div>
  );
}
