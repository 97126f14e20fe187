import { describe, expect, test } from "vitest";
import { checkTextPack, readManifest } from "./check-text-pack.ts";
import { madePack, statement } from "./made-pack.testing.ts";
import { timingPack } from "./timing-packs.ts";

// Made-up times, of no recording: only the form matters.
const stated = { ...statement, reciter: "alafasy" };

/** The verses of a file of times, after the pack made of it passed every check. */
function imported(file: unknown) {
  const { manifest, files } = timingPack(JSON.stringify(file), stated);
  const { verses } = checkTextPack(readManifest(manifest), (path) => Buffer.from(files[path] ?? ""));
  return verses.map(({ first, text }) => [first, JSON.parse(text)]);
}

describe("a file of word times becomes a pack", () => {
  test("in the layout of quran-align, whose words are counted from 0 and may stand for several", () => {
    const file = [
      {
        surah: 1,
        ayah: 2,
        segments: [
          [0, 1, 0, 500.4],
          [1, 3, 520, 900],
          [3, 4, 900, 900],
        ],
        stats: {},
      },
      { surah: 1, ayah: 1, segments: [[0, 1, 20, 300]], stats: {} },
      { surah: 1, ayah: 3, segments: [], stats: {} },
    ];
    expect(imported(file)).toEqual([
      [1, [[1, 20, 300]]],
      [
        2,
        [
          [1, 0, 500],
          [2, 520, 900],
          [3, 520, 900],
        ],
      ],
    ]);
  });

  test("in the layouts of quran.com, also where it takes two words as one", () => {
    const segments = [
      [1, 0, 100],
      [2, 100, 200],
      [3, 200, 300],
      [4, 300, 400],
    ];
    expect(imported({ audio_files: [{ verse_key: "1:1", url: "x", segments: [[0, 1, 0, 480]] }] })).toEqual([
      [1, [[1, 0, 480]]],
    ]);
    const joined = [
      [1, 0, 100],
      [2, 100, 200],
      [3, 200, 300],
      [4, 200, 300],
      [5, 300, 400],
    ];
    expect(imported({ "2:181": { segments } })).toEqual([[188, joined]]);
    expect(imported([{ surah: 2, ayah: 181, segments }])).toEqual([[188, joined]]);
  });

  test("but not one of whole surahs, in no layout, or of a verse that does not exist", () => {
    const ofSurah = { audio_files: [{ chapter_id: 1, verse_timings: [] }] };
    const keyed = { "1:1": { segments: [[1, 0, 9]], timestamp_from: 0 } };
    for (const file of [ofSurah, keyed]) expect(() => imported(file)).toThrow("recordings of whole surahs");
    for (const file of [{}, [{ verse: 1 }], 5]) expect(() => imported(file)).toThrow("none of the layouts");
    expect(() => imported([{ surah: 1, ayah: 8, segments: [[0, 1, 0, 9]] }])).toThrow(
      "there is no verse 1:8",
    );
    expect(() => timingPack("{", stated)).toThrow("this is not JSON");
    expect(() => timingPack("[]", { ...stated, rights: " " })).toThrow();
  });
});

describe("a pack of word times is refused in one line", () => {
  const line = (words: unknown, verses = "1:1") => ({ verses, words });
  const timing = { kind: "timing", language: "ar", reciter: "alafasy" };
  test.each<[string, readonly unknown[], Record<string, unknown>, RegExp]>([
    ["no reciter", [line([[1, 0, 9]])], { reciter: undefined }, /"reciter" is for the times of words/],
    [
      "a reciter whom nobody knows",
      [line([[1, 0, 9]])],
      { reciter: "nobody" },
      /"reciter" is none of alafasy,/,
    ],
    ["another language", [line([[1, 0, 9]])], { language: "fr" }, /of the times of words is ar/],
    [
      "a word that the verse does not have",
      [line([[5, 0, 9]])],
      {},
      /line 1: 1:1 has 4 words, and no word 5/,
    ],
    ["a verse twice", [line([[1, 0, 9]]), line([[1, 0, 9]])], {}, /line 2: 1:1 has times already/],
    ["a verse that does not exist", [line([[1, 0, 9]], "115:1")], {}, /line 1: there is no verse 115:1/],
    ["an end before the beginning", [line([[1, 9, 9]])], {}, /word 1 of 1:1 ends before it begins/],
    [
      "times out of order",
      [
        line([
          [1, 9, 20],
          [2, 0, 9],
        ]),
      ],
      {},
      /not in the order of their times/,
    ],
    ["negative times", [line([[1, -1, 9]])], {}, /line 1: "words/],
    ["no times", [line([])], {}, /line 1: "words/],
  ])("with %s", (_name, lines, changes, message) => {
    const { manifest, data } = madePack(lines, { ...timing, ...changes });
    expect(() => checkTextPack(readManifest(manifest), () => data)).toThrow(message);
  });
});
