import { ChevronsDown, Eye, RotateCcw, Undo2 } from "lucide-react";
import { memo, useEffect } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { isKeyHandled } from "#app/browser/key-owner.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { firstLetterOf } from "#domain/hiding/first-letter.ts";
import {
  type HidingMode,
  hideText,
  hidingModes,
  stepBy,
  toEndOfVerse,
  unitsOf,
} from "#domain/hiding/hiding.ts";
import { directionOf } from "#domain/language.ts";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { MushafLink } from "./mushaf-link.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { storedHiding } from "./stored-passage.ts";
import { type PassageTexts, usePassage, usePassageTexts } from "./use-passage.ts";
import { gapClass, VerseNumber } from "./verse-text.tsx";

/** A hidden passage that is revealed step by step with taps or keys. */
export function HideTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { parameters, change } = useAddressParameters();
  const [passage, choose] = usePassage();
  const [saved, save] = useStoredValue(storedHiding);
  const loaded = usePassageTexts(passage);
  const verses = loaded.value?.arabic ?? [];
  const isSamePassage =
    saved?.surah === passage.surah && saved.from === passage.from && saved.to === passage.to;
  const requested = hidingModes.find((each) => each === parameters.get("by"));
  const mode: HidingMode = requested ?? (isSamePassage ? saved.mode : "words");
  const units = unitsOf(verses, mode);
  const shown = isSamePassage && saved.mode === mode ? Math.min(saved.shown, units) : 0;
  const show = (next: number) => save({ ...passage, mode, shown: next });
  const step = (by: number) => show(stepBy(shown, by, units));
  const revealVerse = () => show(toEndOfVerse(verses, mode, shown));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      if (event.key === " " || event.key === "ArrowLeft") step(1);
      else if (event.key === "ArrowRight" || event.key === "Backspace") step(-1);
      else if (event.key === "ArrowDown" || event.key === "Enter") revealVerse();
      else if (event.key === "Home") show(0);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const translation = loaded.value?.translation;
  const modes = hidingModes.filter((each) => each !== "translation" || translation || !loaded.value);
  return (
    <div className="grid gap-5">
      <div className="panel grid gap-4 p-5">
        <PassageFields passage={passage} onChange={choose} firstVerses={initialVerses} />
        <SelectField
          label={text("hideBy")}
          name="by"
          value={mode}
          onChange={(value) => change({ by: value }, { replace: true })}
          options={modes.map((each) => ({ value: each, label: text(`by.${each}`) }))}
        />
        <MushafLink passage={passage} />
      </div>
      {loaded.value ? (
        <>
          <div className="sticky top-16 z-10 flex flex-wrap items-center gap-2 border-line border-b bg-ground py-2">
            <Button look="primary" onClick={() => step(1)} disabled={shown >= units}>
              <Eye aria-hidden="true" className="size-4" />
              {text("reveal")}
            </Button>
            <IconButton label={text("hideLast")} onClick={() => step(-1)} disabled={shown === 0}>
              <Undo2 aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={text("revealVerse")} onClick={revealVerse} disabled={shown >= units}>
              <ChevronsDown aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={text("hideAll")} onClick={() => show(0)} disabled={shown === 0}>
              <RotateCcw aria-hidden="true" className="size-5" />
            </IconButton>
            <p role="status" className="ms-auto text-ink-soft text-sm">
              {text("revealed", {
                count: formatNumber(shown, language),
                total: formatNumber(units, language),
              })}
            </p>
          </div>
          <HiddenPassage
            texts={loaded.value}
            from={passage.from}
            mode={mode}
            shown={shown}
            onTap={() => step(1)}
          />
          <p className="text-ink-soft text-sm">{text("hideKeys")}</p>
        </>
      ) : (
        <LoadState state={loaded} />
      )}
    </div>
  );
}

type HiddenPassageProps = {
  readonly texts: PassageTexts;
  readonly from: number;
  readonly mode: HidingMode;
  readonly shown: number;
  readonly onTap: () => void;
};

/** The verses of a passage as far as they are revealed; in translation mode each below its translation. */
function HiddenPassage({ texts, from, mode, shown, onTap }: HiddenPassageProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { arabic, translation, edition } = texts;
  const verses = hideText(arabic, mode, shown).map((verse, at) => ({ ...verse, ayah: from + at }));
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
