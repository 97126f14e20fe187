import { useEffect, useRef, useState } from "react";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { speak } from "#app/browser/spoken.ts";
import { canVibrate, vibrate } from "#app/browser/vibration.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { storedCue, storedSound, storedVibration } from "./tasbih-settings.ts";

/** Milliseconds of specification 2, §9. */
const tapVibration = 50;
const roundVibration = [200, 100, 200];
const roundDelay = 500;
const cueVibration = 120;
const glowTime = 900;

/** Lets the hand, the ear and the eye know of a tap, a thirty-third and a round. */
export function useCues() {
  const locale = localeOf(useLanguage());
  const [isGlowing, setIsGlowing] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const later = (act: () => void, wait: number) => {
    timers.current = [...timers.current.slice(-4), setTimeout(act, wait)];
  };

  const tapped = () => {
    if (storedVibration.read()) vibrate(tapVibration);
    if (storedSound.read()) playClick();
  };
  /** `total` of the day is told where the cue is spoken. */
  const thirtyThird = (total: number) => {
    const cue = storedCue.read();
    if (cue === "spoken" && !speak(String(total), locale)) playChime();
    if (cue === "vibrated" && !vibrate(cueVibration)) playChime();
  };
  const round = () => {
    setIsGlowing(true);
    later(() => setIsGlowing(false), glowTime);
    later(() => {
      const isFelt = storedVibration.read() && canVibrate() && vibrate(roundVibration);
      // Where nothing can be felt, the end of a round is heard; the glow is seen everywhere.
      if (storedSound.read() || (storedVibration.read() && !isFelt)) playChime();
    }, roundDelay);
  };
  return { isGlowing, tapped, thirtyThird, round };
}
