import { useId, useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { verseReciterOf } from "#content/reciters/index.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { OptionSelect } from "./option-select.tsx";

/** 0 repeats endlessly. */
const repetitions = [1, 2, 3, 5, 7, 10, 20, 0] as const;
const secondsBetween = [0, 2, 5, 10, 20, 30] as const;

type RoundSettings = {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  readonly pause: number;
};

async function repeatRange(surah: number, settings: RoundSettings): Promise<void> {
  const player = await openPlayer();
  if (playingAyah(readRecitation(), surah) === undefined) {
    const recording = verseReciterOf(storedVerseReciter.read());
    player.send({ type: "start", recording, surah, ayah: settings.from, isCued: true });
  }
  player.send({ type: "rounds", ...settings });
}

/** Repeats a range of verses with pauses, for learning by heart. */
export function RangeRepeat({ surah, ayah }: { readonly surah: number; readonly ayah: number }) {
  const text = useMessages("player");
  const language = useLanguage();
  const titleId = useId();
  const rounds = useRecitation((state) => state.rounds);
  const last = ayahsIn(surah);
  const [settings, setSettings] = useState<RoundSettings>({
    from: ayah,
    to: Math.min(last, ayah + 2),
    times: 3,
    pause: 2,
  });
  const change = (part: Partial<RoundSettings>) => setSettings({ ...settings, ...part });
  const number = (value: number) => formatNumber(value, language);
  const round = rounds && { number: number(rounds.done + 1), count: number(rounds.times) };
  return (
    <fieldset className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-end gap-x-4 gap-y-2 border-line border-t pt-2">
      <legend id={titleId} className="sr-only">
        {text("range")}
      </legend>
      <AyahField
        label={text("rangeFrom")}
        value={settings.from}
        last={last}
        onChange={(from) => change({ from })}
      />
      <AyahField label={text("rangeTo")} value={settings.to} last={last} onChange={(to) => change({ to })} />
      <OptionSelect
        label={text("times")}
        value={String(settings.times)}
        onChoose={(value) => change({ times: Number(value) })}
        options={repetitions.map((count) => [
          String(count),
          count === 0 ? text("timesEndless") : text("timesCount", { count }),
        ])}
      />
      <OptionSelect
        label={text("pauseBetween")}
        value={String(settings.pause)}
        onChoose={(value) => change({ pause: Number(value) })}
        options={secondsBetween.map((count) => [
          String(count),
          count === 0 ? text("pauseNone") : text("seconds", { count }),
        ])}
      />
      {round && rounds ? (
        <Button onClick={() => sendToPlayer({ type: "endRounds" })}>{text("endRange")}</Button>
      ) : (
        <Button onClick={() => repeatRange(surah, settings)}>{text("startRange")}</Button>
      )}
      <p role="status" className="min-h-6 self-center text-gold text-sm">
        {round && rounds && text(rounds.times === 0 ? "roundEndless" : "round", round)}
      </p>
    </fieldset>
  );
}

type AyahFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly last: number;
  readonly onChange: (ayah: number) => void;
};

/** The number of a verse within its surah. */
function AyahField({ label, value, last, onChange }: AyahFieldProps) {
  return (
    <label className="grid min-w-0 gap-1 text-ink-soft text-xs">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        // 0 is an emptied field about to be filled; the player takes it for the first verse.
        value={value === 0 ? "" : value}
        onChange={(event) => onChange(Math.min(last, Math.max(0, Math.trunc(Number(event.target.value)))))}
        className="field px-2! text-ink text-sm"
      />
    </label>
  );
}
