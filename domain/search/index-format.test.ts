import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeIndex, encodeIndex } from "./index-format.ts";
import type { IndexContents } from "./search-index.ts";

const contents: IndexContents = {
  language: "ar",
  words: ["الصلوٰه", "والكتٰب", "يوم"],
  versesOf: [[3, 10, 6236], [1], [1, 2, 3, 4, 5, 6]],
  otherSpellings: new Map([[0, ["الصلاه", "صلاه"]]]),
  clitics: Uint8Array.from([4, 5, 0]),
  stems: Uint16Array.from([0, 1, 0]),
  juzStarts: Array.from({ length: 30 }, (_, at) => at * 200 + 1),
  medinan: [2, 3, 114],
};

describe("the index format", () => {
  test("a file gives back what was written", () => {
    const { starts, verses, ...rest } = decodeIndex(encodeIndex(contents));
    const { versesOf, ...written } = contents;
    expect(rest).toEqual(written);
    expect(versesOf.map((_, at) => [...verses.subarray(starts[at], starts[at + 1])])).toEqual(versesOf);
  });

  test("any sorted words and verses survive encoding and decoding", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdefghij"), minLength: 1, maxLength: 12 });
    const verses = fc.uniqueArray(fc.integer({ min: 1, max: 6236 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(word, verses), { selector: ([text]) => text, maxLength: 60 }),
        (pairs) => {
          const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
          const words = sorted.map(([text]) => text);
          const versesOf = sorted.map(([, list]) => list.sort((one, other) => one - other));
          const decoded = decodeIndex(
            encodeIndex({
              ...contents,
              language: "en",
              words,
              versesOf,
              otherSpellings: new Map(),
              clitics: new Uint8Array(0),
              stems: new Uint16Array(0),
            }),
          );
          expect(decoded.words).toEqual(words);
          expect([...decoded.verses]).toEqual(versesOf.flat());
        },
      ),
    );
  });

  test("another kind of file is rejected", () => {
    expect(() => decodeIndex(new Uint8Array(0))).toThrow(RangeError);
    expect(() => decodeIndex(new TextEncoder().encode("<!doctype html>"))).toThrow(RangeError);
  });
});
