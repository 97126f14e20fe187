import { describe, expect, test } from "vitest";
import { readerKeys, shortcutOf } from "./reader-keys.ts";

const press = (key: string, more = {}) =>
  shortcutOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("the reader's keys", () => {
  test("each do one thing, and no key does two", () => {
    expect(readerKeys.map(({ key }) => press(key))).toEqual(readerKeys.map(({ shortcut }) => shortcut));
    expect(new Set(readerKeys.map(({ key }) => key)).size).toBe(readerKeys.length);
  });

  test("are found in capitals, beside shift, and where an Arabic keyboard has other letters", () => {
    expect(press("J")).toBe("next");
    expect(press("=")).toBe("larger");
    expect(press("؟")).toBe("help");
    expect(press("ت", { code: "KeyJ" })).toBe("next");
    expect(press("ن", { code: "KeyK" })).toBe("previous");
  });

  test("are the browser's where control, command or alt is held, and others are nobody's", () => {
    expect(press("c", { ctrlKey: true })).toBeUndefined();
    expect(press("p", { metaKey: true })).toBeUndefined();
    expect(press("s", { altKey: true })).toBeUndefined();
    expect(press("x")).toBeUndefined();
    expect(press("Enter")).toBeUndefined();
  });
});
