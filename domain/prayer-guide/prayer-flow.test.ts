import { describe, expect, test } from "vitest";
import {
  prayerFlow,
  type RakahCount,
  rakahCounts,
  type StepKind,
  stepKinds,
  wordsOf,
} from "./prayer-flow.ts";

const count = (rakahs: RakahCount, kind: StepKind) =>
  prayerFlow(rakahs).filter((step) => step.kind === kind).length;

describe.each(rakahCounts)("a prayer of %i rakahs", (rakahs) => {
  test("opens once, bows once and prostrates twice in each rakah, and ends with peace", () => {
    expect(count(rakahs, "takbir")).toBe(1);
    expect(count(rakahs, "bow")).toBe(rakahs);
    expect(count(rakahs, "prostrate")).toBe(2 * rakahs);
    expect(count(rakahs, "fatiha")).toBe(rakahs);
    expect(prayerFlow(rakahs).at(-1)?.kind).toBe("peace-left");
  });

  test("has a further passage in the first two rakahs only", () => {
    expect(count(rakahs, "surah")).toBe(2);
  });

  test("sits for the tashahhud after the second rakah and at its end", () => {
    const at = prayerFlow(rakahs).flatMap(({ kind, rakah }) => (kind === "tashahhud" ? [rakah] : []));
    expect(at).toEqual(rakahs === 2 ? [2] : [2, rakahs]);
    expect(count(rakahs, "salawat")).toBe(1);
  });
});

test("two rakahs are twenty-two steps, and every kind of step comes in them", () => {
  expect(prayerFlow(2)).toHaveLength(22);
  expect(new Set(prayerFlow(2).map(({ kind }) => kind))).toEqual(new Set(stepKinds));
});

test("the example surahs stand in the order of the Quran", () => {
  expect(wordsOf({ kind: "surah", rakah: 1 })).toEqual([{ surah: 108, times: 1 }]);
  expect(wordsOf({ kind: "surah", rakah: 2 })).toEqual([{ surah: 112, times: 1 }]);
});
