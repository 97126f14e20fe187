/** How a passage is listened to: alone or stacked on what came before, each step so many times. */
export type DrillRule = {
  readonly from: number;
  readonly to: number;
  /** `each`: 1, 2, 3; `stacked`: 1, 1-2, 1-2-3; `whole`: the passage in one. */
  readonly order: "each" | "stacked" | "whole";
  /** Times each step is played, from 1. */
  readonly times: number;
};

/** Verses played in one step. */
export type DrillStep = { readonly from: number; readonly to: number };

export const drillOrders = ["each", "stacked", "whole"] as const;

/** Allowed number of times to play a step. */
export const mostTimes = 20;

/** The steps of a drill in their order, without their repetitions. */
export function drillSteps({ from, to, order }: DrillRule): DrillStep[] {
  if (order === "whole") return [{ from, to }];
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    from: order === "stacked" ? from : from + index,
    to: from + index,
  }));
}

/** Where a drill stands: step from 0, round of it from 0. */
export type DrillPlace = { readonly step: number; readonly round: number };

/** The place after a round; undefined after the last. */
export function nextPlace(rule: DrillRule, { step, round }: DrillPlace): DrillPlace | undefined {
  if (round + 1 < rule.times) return { step, round: round + 1 };
  return step + 1 < drillSteps(rule).length ? { step: step + 1, round: 0 } : undefined;
}

/** Rounds of the whole drill, and how many come before a place. */
export function roundsOf(rule: DrillRule, { step, round }: DrillPlace): { done: number; all: number } {
  return { done: step * rule.times + round, all: drillSteps(rule).length * rule.times };
}

/** Words of a part of a long verse that are learnt in one go. */
const partLength = 8;

/**
 * Parts of a long verse as places of words, `to` not included, cut where the mushaf allows a pause when one
 * is near. One part for a short verse.
 */
export function partsOf(words: readonly string[]): DrillStep[] {
  if (words.length <= partLength + partLength / 2) return [{ from: 0, to: words.length }];
  const parts: DrillStep[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    if (left <= partLength + partLength / 2) {
      parts.push({ from, to: words.length });
      break;
    }
    const to = pauseNear(words, from + partLength) ?? from + partLength;
    parts.push({ from, to });
    from = to;
  }
  return parts;
}

/** Pause signs of the Madinah mushaf: meem, jeem, the two of sad and qaf with lam, and the three dots. */
const pause = /[\u06d6\u06d7\u06d8\u06da\u06db]/u;

function pauseNear(words: readonly string[], place: number): number | undefined {
  for (const by of [0, 1, -1, 2, -2, 3, -3]) if (pause.test(words[place + by - 1] ?? "")) return place + by;
  return undefined;
}
