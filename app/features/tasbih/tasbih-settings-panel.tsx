import { useEffect, useState } from "react";
import { canVibrate } from "#app/browser/vibration.ts";
import type { WakeLockState } from "#app/browser/wake-lock.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import {
  cues,
  readInArabic,
  storedAwake,
  storedCue,
  storedSound,
  storedVibration,
} from "./tasbih-settings.ts";
import type { Headset } from "./use-headset.ts";

type TasbihSettingsProps = {
  readonly isOpen: boolean;
  readonly wakeLock: WakeLockState;
  readonly headset: Headset;
  readonly onClearAll: () => void;
  readonly onClose: () => void;
};

/** Settings for vibration, sound, screen, script and headset, and the button that resets all totals. */
export function TasbihSettings({ isOpen, wakeLock, headset, onClearAll, onClose }: TasbihSettingsProps) {
  const text = useMessages("tasbih");
  const shell = useMessages("shell");
  const [vibrates, saveVibration] = useStoredValue(storedVibration);
  const [sounds, saveSound] = useStoredValue(storedSound);
  const [isAwake, saveAwake] = useStoredValue(storedAwake);
  const latin = useLatinLetters(useLanguage(), readInArabic);
  const [cue, saveCue] = useStoredValue(storedCue);
  const [isFelt, setIsFelt] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsFelt(canVibrate()), []);
  return (
    <Sheet title={text("settings")} closeLabel={shell("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-3">
        <Toggle label={text("vibration")} isOn={vibrates} onChange={saveVibration} />
        {!isFelt && <p className="text-ink-soft text-sm">{text("vibrationMissing")}</p>}
        <Toggle label={text("sound")} isOn={sounds} onChange={saveSound} />
        <Toggle label={text("awake")} isOn={isAwake} onChange={saveAwake} />
        {(wakeLock === "missing" || wakeLock === "refused") && (
          <p role="status" className="text-ink-soft text-sm">
            {text(`awake.${wakeLock}`)}
          </p>
        )}
        <Toggle label={text("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
        <label className="flex flex-wrap items-center justify-between gap-3">
          <span>{text("cue")}</span>
          <select
            value={cue}
            onChange={(event) => saveCue(cues.find((each) => each === event.target.value) ?? "off")}
            className="field w-auto!"
          >
            {cues.map((each) => (
              <option key={each} value={each}>
                {text(`cue.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Toggle label={text("headset")} isOn={headset.state === "on"} onChange={headset.switchTo} />
        <p role="status" className="text-ink-soft text-sm">
          {text(headset.state === "refused" ? "headsetRefused" : "headsetHint")}
        </p>
        <Button className="justify-self-start text-harm!" onClick={() => setIsAsking(true)}>
          {text("resetAll")}
        </Button>
        <Sheet
          title={text("resetAllAsk")}
          closeLabel={shell("close")}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        >
          <p>{text("resetAllText")}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setIsAsking(false)}>{text("keep")}</Button>
            <Button
              className="text-harm!"
              onClick={() => {
                onClearAll();
                setIsAsking(false);
              }}
            >
              {text("resetAllYes")}
            </Button>
          </div>
        </Sheet>
      </div>
    </Sheet>
  );
}
