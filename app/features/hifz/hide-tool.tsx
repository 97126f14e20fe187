import { ChevronsDown, Eye, RotateCcw, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { pipe, transform, unknown } from "valibot";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { isKeyTaken } from "#app/browser/key-owner.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { jsonOf, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  type Hiding,
  type HidingMode,
  hidingModes,
  moved,
  readHiding,
  toEndOfVerse,
  unitsOf,
} from "#domain/hiding/hiding.ts";
import { isVerse } from "#domain/verse-reference.ts";
import { HiddenPassage } from "./hidden-passage.tsx";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { usePassage, usePassageTexts } from "./use-passage.ts";

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
  const step = (by: number) => show(moved(shown, by, units));
  const revealVerse = () => show(toEndOfVerse(verses, mode, shown));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
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

/** The hidden passage and how far it is revealed; it survives a reload. */
export const storedHiding = storedValue<Hiding | undefined>(
  "hifz.hiding",
  jsonOf<Hiding | undefined>(
    pipe(
      unknown(),
      transform((value) => readHiding(value, isVerse)),
    ),
  ),
  undefined,
);
