import { expect, test } from "vitest";
import { turnKeys, turnOf } from "./turn-keys.ts";

test("the arrow in the direction of reading goes on, the other one back", () => {
  expect(turnOf("ArrowRight", false)).toBe("next");
  expect(turnOf("ArrowLeft", false)).toBe("previous");
  expect(turnOf("ArrowLeft", true)).toBe("next");
  expect(turnOf("ArrowRight", true)).toBe("previous");
});

test("no other key turns", () => {
  for (const key of ["ArrowUp", "ArrowDown", " ", "Enter", "l"])
    expect(turnOf(key, true), key).toBeUndefined();
});

test("the announced shortcuts are the keys that turn", () => {
  for (const isRightToLeft of [true, false]) {
    const { next, previous } = turnKeys(isRightToLeft);
    expect(turnOf(next, isRightToLeft)).toBe("next");
    expect(turnOf(previous, isRightToLeft)).toBe("previous");
  }
});
