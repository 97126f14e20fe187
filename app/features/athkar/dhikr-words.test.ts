import { expect, test } from "vitest";
import { dhikrSize } from "./dhikr-words.tsx";

test("a longer text has a smaller size on phones, on wide screens and on paper", () => {
  const sizes = [1, 70, 71, 120, 121, 2000].map((length) =>
    dhikrSize("ا".repeat(length))
      .match(/[\d.]+(?=rem)/g)
      ?.map((size) => Number(size) * 16),
  );
  const [short, medium, long] = [
    [33, 46, 24],
    [28, 36, 24],
    [24, 30, 22],
  ];
  expect(sizes).toEqual([short, short, medium, medium, long, long]);
});
