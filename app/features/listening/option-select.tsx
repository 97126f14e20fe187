import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Sleep } from "#domain/recitation/recitation.ts";

type OptionSelectProps = {
  readonly label: string;
  readonly value: string;
  /** Value and label of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

/** A labelled native select. */
export function OptionSelect({ label, value, options, onChoose }: OptionSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-ink-soft text-xs">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field ps-2! pe-8! text-ink text-sm"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The speed of the recitation. */
export function SpeedSelect() {
  const text = useMessages("player");
  const language = useLanguage();
  const speed = useRecitation((state) => state.speed);
  return (
    <OptionSelect
      label={text("speed")}
      value={String(speed)}
      onChoose={(value) => sendToPlayer({ type: "speed", speed: Number(value) })}
      options={speeds.map((value) => [String(value), `${formatNumber(value, language)}×`])}
    />
  );
}

const minutesToSleep = [10, 20, 30, 45, 60] as const;

/** The option that is selected for a sleep setting. */
function sleepOption(sleep: Sleep | undefined): string {
  return typeof sleep === "object" ? String(sleep.minutes) : (sleep ?? "off");
}

/** The sleep timer: after some minutes, or at the end of the surah. */
export function SleepSelect() {
  const text = useMessages("player");
  const sleep = useRecitation((state) => state.sleep);
  return (
    <OptionSelect
      label={text("sleep")}
      value={sleepOption(sleep)}
      onChoose={(value) => {
        const minutes = Number(value);
        const at =
          value === "surah"
            ? value
            : minutes > 0
              ? { until: Date.now() + minutes * 60_000, minutes }
              : undefined;
        sendToPlayer({ type: "sleep", at });
      }}
      options={[
        ["off", text("sleepOff")],
        ...minutesToSleep.map((count) => [String(count), text("minutes", { count })] as const),
        ["surah", text("sleepSurah")],
      ]}
    />
  );
}
