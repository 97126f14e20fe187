import { Gauge, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Sleep } from "#domain/recitation/recitation.ts";

type OptionSelectProps = {
  /** Before the label, where the setting is a row of a list. */
  readonly icon?: ReactNode;
  readonly label: string;
  readonly value: string;
  /** Value and label of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

const looks = {
  row: { label: "flex min-h-14 items-center gap-3 py-1", select: "field w-[55%]! ps-3! text-sm" },
  field: { label: "grid min-w-0 gap-1 text-ink-soft text-xs", select: "field ps-2! pe-8! text-ink text-sm" },
} as const;

/** A labelled native select: a row of a list where it has an icon, else a field under its label. */
export function OptionSelect({ icon, label, value, options, onChoose }: OptionSelectProps) {
  const look = icon ? looks.row : looks.field;
  return (
    <label className={look.label}>
      {icon && (
        <span aria-hidden="true" className="text-ink-soft">
          {icon}
        </span>
      )}
      <span className="min-w-0 grow">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)} className={look.select}>
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
      icon={<Gauge className="size-5" />}
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
      icon={<Timer className="size-5" />}
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
