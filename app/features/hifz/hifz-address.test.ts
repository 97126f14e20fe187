import { expect, test } from "vitest";
import { surahs } from "#content/quran/index.ts";
import { hifzAddress, hifzToolOf, hifzTools, initialVerses, passageFrom, passageOf } from "./hifz-address.ts";

test("every tool and passage can be read from its address", () => {
  for (const tool of hifzTools) {
    const { searchParams } = new URL(hifzAddress(tool, { surah: 67, from: 1, to: 5 }), "http://localhost");
    expect([hifzToolOf(searchParams), passageOf(searchParams)]).toEqual([
      tool,
      { surah: 67, from: 1, to: 5 },
    ]);
  }
});

test.each([
  "",
  "tool=x",
  "surah=67&from=5&to=1",
  "surah=67&from=1&to=31",
  "surah=115&from=1&to=1",
  "surah=1e1",
])("%j names no tool and no passage", (search) => {
  const parameters = new URLSearchParams(search);
  expect([hifzToolOf(parameters), passageOf(parameters)]).toEqual([undefined, undefined]);
});

test("a surah without verses is the whole surah", () => {
  expect(passageOf(new URLSearchParams("surah=2"))).toEqual({ surah: 2, from: 1, to: 286 });
  expect(passageOf(new URLSearchParams("surah=2&from=3"))).toBeUndefined();
});

test("a passage from a surah is the whole surah", () => {
  for (const { number, ayahs } of surahs)
    expect(passageFrom(number)).toEqual({ surah: number, from: 1, to: ayahs });
});

test("with a maximum it is the first verses of a long surah", () => {
  expect(passageFrom(2, initialVerses)).toEqual({ surah: 2, from: 1, to: 10 });
  expect(passageFrom(108, initialVerses)).toEqual({ surah: 108, from: 1, to: 3 });
});
