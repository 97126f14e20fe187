import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import type { Sleep } from "#domain/recitation/recitation.ts";
import { OptionSelect } from "./option-select.tsx";

const minutesToSleep = [10, 20, 30, 45, 60] as const;

/** The choice that stands in the list while the recitation is to sleep so. */
function chosenSleep(sleep: Sleep | undefined): string {
  return typeof sleep === "object" ? String(sleep.minutes) : (sleep ?? "off");
}

/** When to fall silent by itself. */
export function SleepSelect() {
  const text = useMessages("player");
  const sleep = useRecitation((state) => state.sleep);
  return (
    <OptionSelect
      label={text("sleep")}
      value={chosenSleep(sleep)}
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
