"use no memo";

import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { OptionSelect } from "../option-select.tsx";
import { SleepSelect } from "../sleep-select.tsx";

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How fast, for how long, and whether the next surah follows. */
export function PlayOptions() {
  const text = useMessages("player");
  const own = useMessages("streaming");
  const language = useLanguage();
  const speed = useRecitation((state) => state.speed);
  const playsOn = useRecitation((state) => state.playsOn);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <OptionSelect
          label={text("speed")}
          value={String(speed)}
          onChoose={(value) => sendToPlayer({ type: "speed", speed: Number(value) })}
          options={speeds.map((value) => [String(value), `${formatNumber(value, language)}×`])}
        />
        <SleepSelect />
      </div>
      <Toggle
        label={own("playOn")}
        isOn={playsOn}
        onChange={(isOn) => sendToPlayer({ type: "playOn", isOn })}
      />
    </>
  );
}
