import type { ReactNode } from "react";

/** One of the five prayers in the arcade. */
export type Arch = {
  readonly id: string;
  readonly name: string;
  readonly time: ReactNode;
  readonly state: "past" | "now" | "coming";
};

/** Five arches are the five prayers; the lantern hangs in the one whose time it is. */
export function Arcade({ label, arches }: { readonly label: string; readonly arches: readonly Arch[] }) {
  return (
    <ol aria-label={label} className="mt-3 grid grid-cols-5 px-1.5 md:px-3.5">
      {arches.map(({ id, name, time, state }) => (
        <li
          key={id}
          data-arch={id}
          aria-current={state === "now" ? "time" : undefined}
          className="group relative flex h-27 flex-col items-center justify-end pb-3 text-ink-soft text-sm aria-[current]:font-semibold aria-[current]:text-gold lg:h-47 lg:pb-6"
        >
          <svg
            viewBox="0 0 96 108"
            preserveAspectRatio="none"
            aria-hidden="true"
            strokeOpacity={state === "now" ? 1 : 0.75}
            className="absolute inset-0 size-full fill-none stroke-arcade group-aria-[current]:fill-gold-veil group-aria-[current]:stroke-gold"
          >
            <path
              vectorEffect="non-scaling-stroke"
              d="M4 108V42C4 21 21 11 48 2c27 9 44 19 44 40v66M12 108V45c0-17 13-25 36-34 23 9 36 17 36 34v63"
            />
          </svg>
          {state === "now" && <Lantern />}
          {/* Enlarged text stays within its arch. */}
          <span className="relative leading-tight" style={{ fontSize: "min(1em, 4.2vw)" }}>
            {name}
          </span>
          <span
            className={`relative text-[0.9375rem] tabular-nums lg:text-lg ${state === "past" ? "" : "font-semibold"} ${state === "coming" ? "text-ink" : ""}`}
          >
            {time}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Lantern() {
  return (
    <svg
      viewBox="0 0 20 46"
      aria-hidden="true"
      className="absolute top-1 h-11.5 fill-none stroke-gold lg:h-20"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d="M10 0v26M5.3 31.3h9.4v9.4H5.3zM10 29.35 16.65 36 10 42.65 3.35 36z" />
    </svg>
  );
}
