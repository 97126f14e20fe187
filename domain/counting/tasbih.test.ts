import { describe, expect, test } from "vitest";
import { plus, type Totals } from "./day-totals.ts";
import { type Order, phraseOf, reduceTasbih, type Tasbih, type TasbihAction } from "./tasbih.ts";

/** Targets of the specification, 2 §9. */
const phrases = [
  { id: "glory", target: 33 },
  { id: "praise", target: 33 },
  { id: "greatness", target: 34 },
  { id: "oneness", target: 100 },
  { id: "forgiveness", target: 100 },
];
const start: Tasbih = { phrase: "glory", count: 0 };

function run(actions: readonly TasbihAction[], from = start, order: Order = "byHand") {
  let tasbih = from;
  let totals: Totals = { count: 0, rounds: 0 };
  for (const action of actions) {
    const step = reduceTasbih(tasbih, action, phrases, order);
    tasbih = step.tasbih;
    totals = plus(totals, step.gain);
  }
  return { tasbih, totals };
}

const taps = (count: number): TasbihAction[] => Array.from({ length: count }, () => ({ type: "tap" }));

describe("the counter", () => {
  test("counts to the target and no further; reaching it is a round", () => {
    expect(run(taps(32)).totals).toEqual({ count: 32, rounds: 0 });
    expect(run(taps(50))).toEqual({
      tasbih: { phrase: "glory", count: 33 },
      totals: { count: 33, rounds: 1 },
    });
  });

  test("keeps totals exact over 100,000 taps", () => {
    let tasbih = start;
    let totals: Totals = { count: 0, rounds: 0 };
    let taken = 0;
    while (taken < 100_000) {
      const step = reduceTasbih(tasbih, { type: "tap" }, phrases);
      tasbih = step.isRound ? reduceTasbih(step.tasbih, { type: "next" }, phrases).tasbih : step.tasbih;
      totals = plus(totals, step.gain);
      taken += 1;
    }
    // One cycle of the five phrases is 300 taps and 5 rounds; 100 taps remain: 33, 33 and 34.
    expect(totals).toEqual({ count: 100_000, rounds: 333 * 5 + 3 });
  });

  test("undoes a tap, and the round that it completed", () => {
    expect(run([...taps(33), { type: "undo" }])).toEqual({
      tasbih: { phrase: "glory", count: 32 },
      totals: { count: 32, rounds: 0 },
    });
    expect(run([{ type: "undo" }]).tasbih).toEqual(start);
  });

  test("cycles through the phrases and resets the count, never the totals", () => {
    const actions: TasbihAction[] = [...taps(5), { type: "next" }, ...taps(2), { type: "reset" }];
    expect(run(actions)).toEqual({ tasbih: { phrase: "praise", count: 0 }, totals: { count: 7, rounds: 0 } });
    expect(run(phrases.map(() => ({ type: "next" }))).tasbih).toEqual(start);
    expect(run([{ type: "choose", phrase: "oneness" }]).tasbih).toEqual({ phrase: "oneness", count: 0 });
  });

  test("goes from phrase to phrase by itself and ends with the last", () => {
    const { tasbih, totals } = run(taps(400), start, "flow");
    expect(tasbih).toEqual({ phrase: "forgiveness", count: 100 });
    expect(totals).toEqual({ count: 300, rounds: 5 });
    expect(run([...taps(33), { type: "undo" }], start, "flow")).toEqual({
      tasbih: { phrase: "glory", count: 32 },
      totals: { count: 32, rounds: 0 },
    });
  });

  test("starts with the first phrase where the stored one no longer exists, and does nothing without phrases", () => {
    const lost = { phrase: "removed", count: 12 };
    expect(phraseOf(lost, phrases)?.id).toBe("glory");
    expect(run(taps(1), lost).tasbih).toEqual({ phrase: "glory", count: 1 });
    expect(reduceTasbih(lost, { type: "tap" }, []).tasbih).toBe(lost);
  });
});
