import { expect, test } from "vitest";
import { isVerse } from "#domain/verse-reference.ts";
import { passageOfDay } from "./verse-of-day.ts";

const day = 86_400_000;
const days = Array.from({ length: 62 }, (_, at) => at * day);

test("every day has a short passage that exists", () => {
  for (const at of days) {
    const { surah, from, to } = passageOfDay(at);
    expect(isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to }), `${surah}:${from}-${to}`).toBe(
      true,
    );
    expect(to - from).toBeLessThan(3);
  }
});

test("the passage stays through its day and differs on the next", () => {
  expect(passageOfDay(day - 1)).toEqual(passageOfDay(0));
  expect(passageOfDay(day)).not.toEqual(passageOfDay(0));
  expect(new Set(days.map((at) => JSON.stringify(passageOfDay(at)))).size).toBe(31);
});
