import { type RefObject, useEffect, useRef } from "react";
import { openPlayer } from "#app/audio/open-player.ts";
import { readRecitation } from "#app/audio/recitation-store.ts";
import { breathOf } from "#domain/recitation/breath.ts";

/** How fast the light follows a voice that grows and one that fades, part of the way a frame. */
const growing = 0.3;
const fading = 0.1;

/**
 * Gives an element the strength of the voice as `--voice`, 0 to 1, frame by frame while it is seen: measured where
 * the sound may be read, else told by the time in the verse. Stands still where less motion is asked for.
 */
export function useVoiceLight(isOn: boolean): RefObject<SVGSVGElement | null> {
  const light = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = light.current;
    if (!element || !isOn || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let measure: (() => number | undefined) | undefined;
    openPlayer().then(
      ({ loudness }) => {
        measure = loudness;
      },
      () => undefined,
    );
    let frame = 0;
    let strength = 0;
    let reported = { position: 0, at: 0 };
    const voiceAt = (now: number): number => {
      const { status, position, duration, speed } = readRecitation();
      if (position !== reported.position) reported = { position, at: now };
      if (status !== "playing") return 0;
      const measured = measure?.();
      element.dataset.voice = measured === undefined ? "timed" : "measured";
      return measured ?? breathOf(position + ((now - reported.at) / 1000) * speed, duration);
    };
    const draw = (now: number) => {
      const voice = voiceAt(now);
      strength += (voice - strength) * (voice > strength ? growing : fading);
      element.style.setProperty("--voice", strength.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    const watch = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting) frame = requestAnimationFrame(draw);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      element.style.removeProperty("--voice");
      delete element.dataset.voice;
    };
  }, [isOn]);
  return light;
}
