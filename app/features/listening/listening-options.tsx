import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { sendToPlayer } from "#app/platform/open-player.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { repeatModes } from "#domain/recitation/recitation.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { OptionSelect } from "./option-select.tsx";
import { ReciterSelect } from "./reciter-select.tsx";
import { SleepSelect } from "./sleep-select.tsx";
import { VolumeControl } from "./volume-control.tsx";

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Who is heard, how fast, how often, how loud and for how long. */
export function ListeningOptions({ recording }: { readonly recording: Recording }) {
  const text = useMessages("player");
  const language = useLanguage();
  const speed = useRecitation((state) => state.speed);
  const repeat = useRecitation((state) => state.repeat);
  return (
    <div className="grid max-h-[50dvh] grid-cols-2 gap-x-4 gap-y-2 overflow-y-auto p-2 pt-3 sm:grid-cols-3 lg:grid-cols-5">
      <ReciterSelect recording={recording} />
      <OptionSelect
        label={text("speed")}
        value={String(speed)}
        onChoose={(value) => sendToPlayer({ type: "speed", speed: Number(value) })}
        options={speeds.map((value) => [String(value), `${formatNumber(value, language)}×`])}
      />
      <OptionSelect
        label={text("repeat")}
        value={repeat}
        onChoose={(value) =>
          sendToPlayer({ type: "repeat", repeat: repeatModes.find((mode) => mode === value) ?? "none" })
        }
        options={repeatModes.map((mode) => [
          mode,
          text(recording.kind === "surahs" ? `repeatSurah.${mode}` : `repeat.${mode}`),
        ])}
      />
      <SleepSelect />
      <VolumeControl />
    </div>
  );
}
