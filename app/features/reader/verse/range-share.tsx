import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { VerseActions } from "./verse-view.ts";

type RangeShareProps = {
  readonly ayah: number;
  /** The last of the surah. */
  readonly last: number;
  readonly actions: Pick<VerseActions, "copy" | "share">;
};

/** Copies or shares the verses from one to another of its surah. */
export function RangeShare({ ayah, last, actions }: RangeShareProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>();
  const to = chosen?.from === ayah ? chosen.to : ayah;
  const number = (value: number) => formatNumber(value, language);
  const ends = Array.from({ length: last - ayah + 1 }, (_, index) => ayah + index);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{text("shareRange")}</legend>
      <label className="flex items-center gap-3">
        <span className="shrink-0">{text("rangeUpTo", { from: number(ayah) })}</span>
        <select
          value={to}
          onChange={(event) => setChosen({ from: ayah, to: Number(event.target.value) })}
          className="field max-w-32"
        >
          {ends.map((end) => (
            <option key={end} value={end}>
              {number(end)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => actions.copy(ayah, to)}>
          <Copy aria-hidden="true" className="size-4" />
          {text("copyRange")}
        </Button>
        <Button onClick={() => actions.share(ayah, to)}>
          <Share2 aria-hidden="true" className="size-4" />
          {text("shareRangeNow")}
        </Button>
      </div>
    </fieldset>
  );
}
