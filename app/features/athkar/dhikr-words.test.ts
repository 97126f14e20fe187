import { expect, test } from "vitest";
import { dhikrSize } from "./dhikr-words.tsx";

test("a longer text has a smaller size", () => {
  const sizes = [1, 70, 71, 200, 201, 2000].map((length) => dhikrSize("ا".repeat(length)));
  expect(sizes).toEqual([
    "text-[2.0625rem]",
    "text-[2.0625rem]",
    "text-[1.75rem]",
    "text-[1.75rem]",
    "text-[1.5rem]",
    "text-[1.5rem]",
  ]);
});
