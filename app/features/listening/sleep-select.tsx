import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { sendToPlayer } from "#app/platform/open-player.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { OptionSelect } from "./option-select.tsx";

const minutesToSleep = [10, 20, 30, 45, 60] as const;

/** When to fall silent by itself. */
export function SleepSelect() {
  const text = useMessages("player");
  const sleep = useRecitation((state) => state.sleep);
  const [chosen, setChosen] = useState("off");
  return (
    <OptionSelect
      label={text("sleep")}
      value={sleep === undefined ? "off" : sleep === "surah" ? "surah" : chosen}
      onChoose={(value) => {
        setChosen(value);
        const minutes = Number(value);
        const at =
          value === "surah" ? value : minutes > 0 ? { until: Date.now() + minutes * 60_000 } : undefined;
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
