import { expect, test } from "vitest";
import { parseVerseRange } from "./verse-range.ts";

test("one verse, some verses and a whole surah are read", () => {
  expect(parseVerseRange("2:255")).toEqual({ surah: 2, from: 255, to: 255 });
  expect(parseVerseRange("55:1-13")).toEqual({ surah: 55, from: 1, to: 13 });
  expect(parseVerseRange("2:1-286")).toEqual({ surah: 2, from: 1, to: 286 });
  expect(parseVerseRange("112")).toEqual({ surah: 112, from: 1, to: 4 });
});

test.each(["", "x", "2:", "2:5-", "2:5-3", "-1:2", "2:1-2-3", "2:1,2", " 2:1", "2:1\n", "1e1:2", "0002:1"])(
  "%j is no reference",
  (text) => expect(parseVerseRange(text)).toBe("not-a-reference"),
);

test.each(["0:1", "115:1", "2:0", "2:287", "2:280-300", "0", "115", "999:999"])("%s is not there", (text) =>
  expect(parseVerseRange(text)).toBe("no-such-verse"),
);
