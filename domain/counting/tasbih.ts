/** A phrase as far as counting goes; `target` is the count of one round, from 1. */
export type CountedPhrase = { readonly id: string; readonly target: number };

/** The phrase being counted and its count. */
export type Tasbih = { readonly phrase: string; readonly count: number };

/** What an action adds to the totals. */
export type Gain = { readonly count: -1 | 0 | 1; readonly rounds: -1 | 0 | 1 };

export type TasbihAction =
  | { readonly type: "choose"; readonly phrase: string }
  | { readonly type: "tap" | "undo" | "reset" | "next" };

export type TasbihStep = {
  readonly tasbih: Tasbih;
  readonly gain: Gain;
  /** Whether this action reached the target. */
  readonly isRound: boolean;
};

/** How the phrases follow each other: chosen by hand, or one after the other until the last. */
export type Order = "byHand" | "flow";

/** The number of counts between cues, for counting without looking. */
export const cueEvery = 33;

const nothing: Gain = { count: 0, rounds: 0 };

/** The phrase being counted; the first where the stored one no longer exists. */
export function phraseOf<P extends CountedPhrase>({ phrase }: Tasbih, phrases: readonly P[]): P | undefined {
  return phrases.find(({ id }) => id === phrase) ?? phrases[0];
}

function still(tasbih: Tasbih): TasbihStep {
  return { tasbih, gain: nothing, isRound: false };
}

/** The count after an action, and what it adds to the totals. A count never goes past its target. */
export function reduceTasbih(
  current: Tasbih,
  action: TasbihAction,
  phrases: readonly CountedPhrase[],
  order: Order = "byHand",
): TasbihStep {
  const shown = phraseOf(current, phrases);
  if (!shown) return still(current);
  const tasbih = {
    phrase: shown.id,
    count: shown.id === current.phrase ? Math.min(current.count, shown.target) : 0,
  };
  const place = phrases.indexOf(shown);
  switch (action.type) {
    case "tap":
      return tapped(tasbih, shown, order === "flow" ? phrases[place + 1] : undefined);
    case "undo":
      return undone(tasbih, shown, order === "flow" ? phrases[place - 1] : undefined);
    case "reset":
      return still({ ...tasbih, count: 0 });
    case "next":
      return still({ phrase: phrases[(place + 1) % phrases.length]?.id ?? shown.id, count: 0 });
    case "choose":
      return still({ phrase: action.phrase, count: 0 });
  }
}

function tapped(tasbih: Tasbih, { target }: CountedPhrase, following: CountedPhrase | undefined): TasbihStep {
  if (tasbih.count >= target) return still(tasbih);
  const count = tasbih.count + 1;
  if (count < target) return { tasbih: { ...tasbih, count }, gain: { count: 1, rounds: 0 }, isRound: false };
  const next = following ? { phrase: following.id, count: 0 } : { ...tasbih, count };
  return { tasbih: next, gain: { count: 1, rounds: 1 }, isRound: true };
}

function undone(tasbih: Tasbih, { target }: CountedPhrase, earlier: CountedPhrase | undefined): TasbihStep {
  if (tasbih.count > 0) {
    const gain: Gain = { count: -1, rounds: tasbih.count === target ? -1 : 0 };
    return { tasbih: { ...tasbih, count: tasbih.count - 1 }, gain, isRound: false };
  }
  if (!earlier) return still(tasbih);
  const before = { phrase: earlier.id, count: earlier.target - 1 };
  return { tasbih: before, gain: { count: -1, rounds: -1 }, isRound: false };
}
