import { expect, test } from "vitest";
import { streams } from "#content/streams/index.ts";
import { matchingStreams } from "./stream-filters.ts";
import { lengthText, secondsOf } from "./video-figures.ts";

const ids = (typed: string, filter: "all" | "live" | "arabic") =>
  matchingStreams(streams, typed, filter).map(({ id }) => id);

test("the live filter shows the live streams only", () => {
  expect(ids("", "live")).toEqual(["live-makkah", "live-madinah"]);
});

test("Arabic only leaves out streams in both languages", () => {
  const [first] = streams;
  if (!first) throw new Error("there are no streams");
  const both = { ...first, id: "both", language: "both" as const };
  expect(matchingStreams([first, both], "", "arabic")).toEqual([first]);
  expect(matchingStreams([first, both], "", "all")).toHaveLength(2);
});

test("a reciter is found in either script, within the filter", () => {
  expect(ids("alafasy", "all")).toHaveLength(7);
  expect(ids("السديس", "all")).toEqual(["Q--H5uqHP5s"]);
  expect(ids("alafasy", "live")).toEqual([]);
});

test("a length is read from hh:mm:ss and shown in the language's digits", () => {
  expect(secondsOf("01:00:18")).toBe(3618);
  expect(lengthText(3618, "en")).toBe("1:00:18");
  expect(lengthText(782, "ar")).toBe("١٣:٠٢");
});
