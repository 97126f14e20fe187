import { X } from "lucide-react";
import { useId, useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NumberInput } from "#app/ui/number-input.tsx";
import { verseReciterOf } from "#content/reciters/index.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { OptionSelect } from "./option-select.tsx";
import {
  presetId,
  type RepeatPreset,
  readPresets,
  secondsBetween,
  timesEach,
  timesOfRange,
  withoutPreset,
  withPreset,
} from "./repeat-presets.ts";

type Range = { readonly from: number; readonly to: number };
type RoundSettings = Omit<RepeatPreset, "speed">;

async function repeatRange(surah: number, range: Range, preset: RepeatPreset): Promise<void> {
  const player = await openPlayer();
  if (playingAyah(readRecitation(), surah) === undefined) {
    const recording = verseReciterOf(storedVerseReciter.read());
    player.send({ type: "start", recording, surah, ayah: range.from, isCued: true });
  }
  const { speed, ...settings } = preset;
  player.send({ type: "speed", speed });
  player.send({ type: "rounds", ...range, ...settings });
}

const firstSettings: RoundSettings = { each: 1, times: 3, pause: 2 };
const noPresets: RepeatPreset[] = [];

/** Repeats a range of verses with pauses, for learning by heart; how it was repeated is kept and used again by a tap. */
export function RangeRepeat({ surah, ayah }: { readonly surah: number; readonly ayah: number }) {
  const text = useMessages("player");
  const language = useLanguage();
  const titleId = useId();
  const presetsId = useId();
  const rounds = useRecitation((state) => state.rounds);
  const speed = useRecitation((state) => state.speed);
  const presets = useSyncedSetting("listening.repeats", noPresets, readPresets);
  const last = ayahsIn(surah);
  const [range, setRange] = useState<Range>({ from: ayah, to: Math.min(last, ayah + 2) });
  const [chosen, setChosen] = useState<Partial<RoundSettings>>({});
  const settings: RoundSettings = { ...firstSettings, ...presets.value[0], ...chosen };
  const choose = (part: Partial<RoundSettings>) => setChosen({ ...chosen, ...part });
  const start = (preset: RepeatPreset) => {
    presets.change((saved) => withPreset(saved, preset));
    return repeatRange(surah, range, preset);
  };
  const number = (value: number) => formatNumber(value, language);
  const countText = (count: number) => (count === 0 ? text("timesEndless") : text("timesCount", { count }));
  const pauseText = (count: number) => (count === 0 ? text("pauseNone") : text("seconds", { count }));
  const round = rounds && { number: number(rounds.done + 1), count: number(rounds.times) };
  return (
    <fieldset className="grid grid-cols-2 items-end gap-x-4 gap-y-3 py-3">
      <legend id={titleId} className="pt-3">
        {text("range")}
      </legend>
      <AyahField
        label={text("rangeFrom")}
        value={range.from}
        last={last}
        onChange={(from) => setRange({ ...range, from })}
      />
      <AyahField
        label={text("rangeTo")}
        value={range.to}
        last={last}
        onChange={(to) => setRange({ ...range, to })}
      />
      <OptionSelect
        label={text("timesEach")}
        value={String(settings.each)}
        onChoose={(value) => choose({ each: Number(value) })}
        options={timesEach.map((count) => [String(count), countText(count)])}
      />
      <OptionSelect
        label={text("times")}
        value={String(settings.times)}
        onChoose={(value) => choose({ times: Number(value) })}
        options={timesOfRange.map((count) => [String(count), countText(count)])}
      />
      <OptionSelect
        label={text("pauseBetween")}
        value={String(settings.pause)}
        onChoose={(value) => choose({ pause: Number(value) })}
        options={secondsBetween.map((count) => [String(count), pauseText(count)])}
      />
      {round && rounds ? (
        <Button onClick={() => sendToPlayer({ type: "endRounds" })}>{text("endRange")}</Button>
      ) : (
        <Button onClick={() => start({ ...settings, speed })}>{text("startRange")}</Button>
      )}
      <p role="status" className="col-span-full min-h-6 text-green text-sm">
        {round && rounds && text(rounds.times === 0 ? "roundEndless" : "round", round)}
      </p>
      {presets.value.length > 0 && (
        <div className="col-span-full">
          <p id={presetsId} className="text-ink-soft text-sm">
            {text("presets")}
          </p>
          <ul aria-labelledby={presetsId} className="divide-y divide-line">
            {presets.value.map((preset) => {
              const name = text("preset", {
                each: countText(preset.each),
                times: countText(preset.times),
                pause: pauseText(preset.pause),
                speed: `${number(preset.speed)}×`,
              });
              return (
                <li key={presetId(preset)} className="flex items-center">
                  <button
                    type="button"
                    onClick={() => {
                      setChosen({ each: preset.each, times: preset.times, pause: preset.pause });
                      start(preset);
                    }}
                    className="min-h-11 grow py-2 text-start text-sm hover:text-green-strong"
                  >
                    {name}
                  </button>
                  <IconButton
                    label={text("forgetPreset", { name })}
                    onClick={() => presets.change((saved) => withoutPreset(saved, preset))}
                  >
                    <X aria-hidden="true" className="size-4.5" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </div>
      )}
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
  const id = useId();
  return (
    <label htmlFor={id} className="grid min-w-0 gap-1 text-ink-soft text-xs">
      {label}
      <NumberInput
        id={id}
        max={last}
        // 0 is an emptied field about to be filled; the player takes it for the first verse.
        value={value === 0 ? "" : String(value)}
        number={value}
        onChange={(typed) => onChange(Math.min(last, Math.max(0, Math.trunc(typedNumber(typed) || 0))))}
        className="field px-2! text-ink text-sm"
      />
    </label>
  );
}
