import { ask } from "./ask.ts";
import type { MakeQuestion } from "./compose.ts";
import { isRevelationDisputed } from "./disputed-revelation.ts";
import { oneOf } from "./seeded-random.ts";

export type RevealedSurah = { readonly number: number; readonly revelation: "meccan" | "medinan" };

/** Which of these surahs was revealed there? One of the asked place among neighbours of the other, none disputed. */
export function revelationOf(
  surahs: readonly RevealedSurah[],
  place: RevealedSurah["revelation"],
): MakeQuestion {
  const agreed = surahs.filter(({ number }) => !isRevelationDisputed(number));
  const candidates = agreed.filter(({ revelation }) => revelation === place);
  const others = agreed.filter(({ revelation }) => revelation !== place);
  return (random) => {
    const right = oneOf(candidates, random);
    if (!right) return undefined;
    const distance = ({ number }: RevealedSurah) => Math.abs(number - right.number);
    const near = others.toSorted((one, other) => distance(one) - distance(other));
    const draft = {
      kind: place,
      verse: { surah: right.number, ayah: 1 },
      shown: [],
      answer: { kind: "surah", surah: right.number },
      misses: near.map(({ number }) => ({ kind: "surah", surah: number }) as const),
      width: 8,
    } as const;
    return ask(draft, random);
  };
}
