import type { ReactNode } from "react";
import { saudiShapes } from "./saudi-flag-shapes.ts";

export const flagCountries = ["SA", "US", "RU"] as const;
export type FlagCountry = (typeof flagCountries)[number];

type Drawing = { readonly viewBox: string; readonly shapes: ReactNode };

/** White, blue and red in equal bands, 2 to 3: Federal Constitutional Law 1-FKZ of 25 December 2000, article 1. */
const russia: Drawing = {
  viewBox: "0 0 9 6",
  shapes: (
    <>
      <path fill="#fff" d="M0 0h9v2H0z" />
      <path fill="#0039a6" d="M0 2h9v2H0z" />
      <path fill="#d52b1e" d="M0 4h9v2H0z" />
    </>
  ),
};

/** Green with the creed and the sword, 2 to 3. */
const saudiArabia: Drawing = {
  viewBox: "-128 0 768 512",
  shapes: (
    <>
      <path fill="#165d31" d="M-128 0h768v512h-768z" />
      {saudiShapes.map(({ isGround, path }) => (
        <path key={path} fill={isGround ? "#165d31" : "#fff"} fillRule="evenodd" d={path} />
      ))}
    </>
  ),
};

/** Proportions of Executive Order 10834 (1959): the fly is 1.9 times the hoist. In hundredths of the hoist. */
const canton = { width: 76, height: 700 / 13 };
const starRadius = 6.16 / 2;
const stripe = 100 / 13;

/** Path of a five-pointed star, one point up. */
function star(x: number, y: number): string {
  const points = Array.from({ length: 5 }, (_, at) => {
    const turn = (at * 4 * Math.PI) / 5 - Math.PI / 2;
    return `${(x + starRadius * Math.cos(turn)).toFixed(2)} ${(y + starRadius * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}

/** Nine rows, alternately of six and five stars. */
const stars = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_star, at) =>
    star((canton.width / 12) * (2 * at + 1 + (row % 2)), (canton.height / 10) * (row + 1)),
  ),
)
  .flat()
  .join("");

const unitedStates: Drawing = {
  viewBox: "0 0 190 100",
  shapes: (
    <>
      <path fill="#fff" d="M0 0h190v100H0z" />
      {[0, 2, 4, 6, 8, 10, 12].map((at) => (
        <rect key={at} fill="#b31942" y={at * stripe} width="190" height={stripe} />
      ))}
      <rect fill="#0a3161" width={canton.width} height={canton.height} />
      <path fill="#fff" d={stars} />
    </>
  ),
};

const drawings: Readonly<Record<FlagCountry, Drawing>> = {
  SA: saudiArabia,
  US: unitedStates,
  RU: russia,
};

/** A country's flag beside its written name: decorative, the same on every system and in both directions. */
export function Flag({ country }: { readonly country: FlagCountry }) {
  const { viewBox, shapes } = drawings[country];
  return (
    <svg
      viewBox={viewBox}
      data-flag={country}
      aria-hidden="true"
      className="h-5 w-auto rounded-[2px] ring-1 ring-line"
    >
      {shapes}
    </svg>
  );
}
