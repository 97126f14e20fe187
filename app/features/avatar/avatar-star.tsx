import type { AvatarChoices } from "./avatar-choices.ts";
import { useVoiceLight } from "./use-voice-light.ts";

type AvatarStarProps = Pick<AvatarChoices, "theme"> & { readonly isActive: boolean };

/** The eight-fold star, thin; and the two squares turned against each other that it is built on. */
const shapes = {
  modern:
    "M100 44 113 69 140 60 131 87 156 100 131 113 140 140 113 131 100 156 87 131 60 140 69 113 44 100 69 87 60 60 87 69Z",
  traditional: "M60 60H140V140H60ZM100 43.4 156.6 100 100 156.6 43.4 100Z",
} as const;

const middle = { transformOrigin: "100px 100px" } as const;

/** What the voice moves: the glow widens, the rays reach out, the star turns, its heart grows. */
const moved = {
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
  heart: {
    ...middle,
    opacity: "calc(0.35 + var(--voice, 0) * 0.65)",
    transform: "scale(calc(0.6 + var(--voice, 0) * 0.6))",
  },
} as const;

const rays = Array.from({ length: 16 }, (_, ray) => ray * 22.5);

/** The companion: a star that grows, turns and shines with the voice. `--voice` moves it, 0 to 1. */
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
      <circle cx="100" cy="100" r="62" style={moved.glow} className="fill-gold stroke-none" />
      <g style={moved.rays} className="stroke-gold">
        {rays.map((turn) => (
          <path key={turn} d="M100 24V36" transform={`rotate(${turn} 100 100)`} />
        ))}
      </g>
      <g style={moved.star} className="stroke-current">
        <path d={shapes[theme]} className="fill-raised" />
        <circle cx="100" cy="100" r="27" />
      </g>
      <circle cx="100" cy="100" r="15" style={moved.heart} className="fill-current stroke-none" />
    </svg>
  );
}
