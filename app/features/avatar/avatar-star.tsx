import { type RefObject, useEffect, useRef } from "react";
import { openPlayer } from "#app/audio/open-player.ts";
import { readRecitation } from "#app/audio/recitation-store.ts";
import { breathOf } from "#domain/recitation/breath.ts";
import type { AvatarChoices } from "./avatar-choices.ts";

type AvatarStarProps = Pick<AvatarChoices, "theme"> & { readonly isActive: boolean };

/** A thin eight-pointed star, and the two rotated squares it is built on. */
const shapes = {
  modern:
    "M100 44 113 69 140 60 131 87 156 100 131 113 140 140 113 131 100 156 87 131 60 140 69 113 44 100 69 87 60 60 87 69Z",
  traditional: "M60 60H140V140H60ZM100 43.4 156.6 100 100 156.6 43.4 100Z",
} as const;

const middle = { transformOrigin: "100px 100px" } as const;

/** The parts animated by `--voice`: glow and core grow, the rays lengthen, the star rotates. */
const animated = {
  glow: {
    ...middle,
    opacity: "calc(0.06 + var(--voice, 0) * 0.24)",
    transform: "scale(calc(1 + var(--voice, 0) * 0.4))",
  },
  rays: {
    ...middle,
    opacity: "calc(0.3 + var(--voice, 0) * 0.7)",
    transform: "scale(calc(1 + var(--voice, 0) * 0.14))",
  },
  star: {
    ...middle,
    transform: "rotate(calc(var(--voice, 0) * 11.25deg)) scale(calc(1 + var(--voice, 0) * 0.06))",
  },
  core: {
    ...middle,
    opacity: "calc(0.35 + var(--voice, 0) * 0.65)",
    transform: "scale(calc(0.6 + var(--voice, 0) * 0.6))",
  },
} as const;

const rays = Array.from({ length: 16 }, (_, ray) => ray * 22.5);

/** The companion: a star that grows, rotates and shines with the voice, driven by `--voice` from 0 to 1. */
export function AvatarStar({ theme, isActive }: AvatarStarProps) {
  const light = useVoiceLight(isActive);
  return (
    <svg
      ref={light}
      viewBox="0 0 200 200"
      aria-hidden="true"
      data-active={isActive}
      className="relative h-[62%] fill-none stroke-[1.5] text-ink-soft data-[active=true]:text-green"
    >
      <circle cx="100" cy="100" r="62" style={animated.glow} className="fill-gold stroke-none" />
      <g style={animated.rays} className="stroke-gold">
        {rays.map((turn) => (
          <path key={turn} d="M100 24V36" transform={`rotate(${turn} 100 100)`} />
        ))}
      </g>
      <g style={animated.star} className="stroke-current">
        <path d={shapes[theme]} className="fill-raised" />
        <circle cx="100" cy="100" r="27" />
      </g>
      <circle cx="100" cy="100" r="15" style={animated.core} className="fill-current stroke-none" />
    </svg>
  );
}

/** The share of the difference by which the light follows a rising and a falling voice in each frame. */
const attack = 0.3;
const release = 0.1;

/**
 * Sets `--voice`, 0 to 1, on an element in each frame while it is visible: the measured loudness where the sound may
 * be read (CORS), else an estimate from the position in the verse. Does nothing with `prefers-reduced-motion`.
 */
function useVoiceLight(isOn: boolean): RefObject<SVGSVGElement | null> {
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
      strength += (voice - strength) * (voice > strength ? attack : release);
      element.style.setProperty("--voice", strength.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting) frame = requestAnimationFrame(draw);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.style.removeProperty("--voice");
      delete element.dataset.voice;
    };
  }, [isOn]);
  return light;
}
