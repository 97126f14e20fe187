import { expect, test } from "vitest";
import { surahReciters } from "#content/reciters/index.ts";
import { findReciters } from "./match-reciters.ts";
import { recordingOf, recordingsOf } from "./recording-of.ts";

const idsFor = (typed: string) => findReciters(surahReciters, typed).map(({ id }) => id);

test("a blank search shows all 25", () => {
  expect(idsFor("")).toHaveLength(25);
  expect(idsFor("   ")).toHaveLength(25);
});

test("a part of either name is found, whatever its case, vowels or hamza", () => {
  const alafasy = ["mp3quran-123"];
  for (const typed of ["alafasy", "ALAFASY", " Rashid Alaf", "العفاسي", "العَفاسِي", "عفاسى"])
    expect(idsFor(typed), typed).toEqual(alafasy);
  expect(idsFor("أحمد")).toEqual(idsFor("احمد"));
});

test("a text in no name finds nobody", () => {
  for (const typed of ["zzz", "…", "()[]*", "😀", "a".repeat(10_000)])
    expect(idsFor(typed), typed.slice(0, 9)).toEqual([]);
});

test("every recording is found by its id, with its reciter", () => {
  for (const reciter of surahReciters)
    for (const recording of recordingsOf(reciter)) {
      expect(recordingOf(surahReciters, recording.id)).toEqual({ reciter, recording });
    }
  expect(recordingOf(surahReciters, "alafasy")).toBeUndefined();
  expect(recordingOf(surahReciters, undefined)).toBeUndefined();
});
