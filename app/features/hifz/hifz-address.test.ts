import { expect, test } from "vitest";
import { hifzAddress, hifzToolOf, hifzTools, passageOf } from "./hifz-address.ts";

test("every tool and passage is found again at its address", () => {
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
])("%s asks for nothing there is", (search) => {
  const parameters = new URLSearchParams(search);
  expect([hifzToolOf(parameters), passageOf(parameters)]).toEqual([undefined, undefined]);
});

test("a surah named without verses is the whole surah", () => {
  expect(passageOf(new URLSearchParams("surah=2"))).toEqual({ surah: 2, from: 1, to: 286 });
  expect(passageOf(new URLSearchParams("surah=2&from=3"))).toBeUndefined();
});
