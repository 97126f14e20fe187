import { type RefObject, useEffect, useRef } from "react";
import { openPlayer } from "#app/audio/open-player.ts";
import { readRecitation } from "#app/audio/recitation-store.ts";
import { breathOf } from "#domain/recitation/breath.ts";
import type { AvatarChoices } from "./avatar-choices.ts";

type AvatarPictureProps = Pick<AvatarChoices, "theme" | "background"> & { readonly isActive: boolean };

/** The companion as a star of light in a scene; no figure is drawn. */
export function AvatarPicture({ theme, background, isActive }: AvatarPictureProps) {
  const frame = theme === "traditional" ? "rounded-t-[8rem] rounded-b-panel border-gold" : "rounded-panel";
  return (
    <div
      className={`relative flex aspect-[2/1] items-center justify-center overflow-hidden border border-line bg-ground ${frame}`}
    >
      <AvatarScene theme={theme} background={background} />
      <AvatarStar theme={theme} isActive={isActive} />
    </div>
  );
}

type AvatarSceneProps = Pick<AvatarChoices, "theme" | "background">;

/** Background and foreground path of each scene, in a viewBox of 400 by 240. */
const scenes: Readonly<Record<AvatarChoices["background"], readonly [string, string]>> = {
  mosque: [
    "M110 150C110 84 160 62 200 34C240 62 290 84 290 150ZM200 34V16M46 240V78L58 58L70 78V240M42 96H74M330 240V78L342 58L354 78V240M326 96H358",
    "M0 240V150H400V240M18 240V196A22 24 0 0 1 62 196V240M90 240V196A22 24 0 0 1 134 196V240M162 240V190C162 168 186 160 200 150C214 160 238 168 238 190V240M266 240V196A22 24 0 0 1 310 196V240M338 240V196A22 24 0 0 1 382 196V240",
  ],
  study: [
    "M40 176V40C40 22 62 14 78 8C94 14 116 22 116 40V176ZM78 8V176M40 58H116M40 98H116M40 138H116M284 30H384M284 86H384M296 30V0M296 86V42H310V86M316 86V36H326V86M332 86V48H346V86M354 86L366 44L376 47L364 86",
    "M0 204H400M152 204L236 166M248 204L164 166M160 168C174 156 190 156 200 166C210 156 226 156 240 168V158C226 146 210 146 200 156C190 146 174 146 160 158ZM300 204V188H356V204M328 188V166M314 166H342L336 146H320Z",
  ],
  nature: [
    "M338 30A26 26 0 1 0 360 72A22 22 0 1 1 338 30ZM60 44L63 51L70 54L63 57L60 64L57 57L50 54L57 51ZM130 26L132 31L137 33L132 35L130 40L128 35L123 33L128 31ZM262 66L264 71L269 73L264 75L262 80L260 75L255 73L260 71Z",
    "M0 176C60 120 110 126 160 166C210 112 290 106 400 172V240H0ZM0 200C80 190 120 208 200 200S320 190 400 200M20 216C90 208 130 222 200 216S310 208 380 216M70 230C120 224 150 234 200 230S290 224 330 230",
  ],
  neutral: [
    "M40 60H360M40 120H360M40 180H360M80 20V220M160 20V220M240 20V220M320 20V220",
    "M80 42 85 55 98 60 85 65 80 78 75 65 62 60 75 55ZM320 42 325 55 338 60 325 65 320 78 315 65 302 60 315 55ZM80 162 85 175 98 180 85 185 80 198 75 185 62 180 75 175ZM320 162 325 175 338 180 325 185 320 198 315 185 302 180 315 175Z",
  ],
};

/** The scene behind the star: outlines in the modern theme, filled and gold in the traditional one. */
function AvatarScene({ theme, background }: AvatarSceneProps) {
  const [backgroundPath, foregroundPath] = scenes[background];
  const isTraditional = theme === "traditional";
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-scene={background}
      fillOpacity={0.1}
      strokeOpacity={isTraditional ? 0.5 : 0.4}
      className={`absolute inset-0 size-full stroke-1 ${isTraditional ? "fill-gold stroke-gold" : "fill-none stroke-green"}`}
    >
      <path d={backgroundPath} />
      <path d={foregroundPath} fillOpacity={0.15} className={isTraditional ? "fill-green" : ""} />
    </svg>
  );
}

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
function AvatarStar({ theme, isActive }: AvatarStarProps) {
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
