import { expect, test } from "vitest";
import { verseReciterOf } from "#content/reciters/index.ts";
import { firstChoices, readChoices, recordingOf, styles, voices } from "./avatar-choices.ts";

test("every voice recites by a human recording we have, in at least one style", () => {
  for (const voice of voices) {
    const ids = styles.map((style) => recordingOf(voice, style)).filter((id) => id !== undefined);
    expect(ids.length, voice).toBeGreaterThan(0);
    for (const id of ids) expect(verseReciterOf(id).id, voice).toBe(id);
  }
});

test("what stands chosen at first can be heard", () => {
  expect(recordingOf(firstChoices.voice, firstChoices.style)).toBeDefined();
});

test("kept choices are read as far as they can be used", () => {
  const own = { ...firstChoices, surah: 67, method: "repeatAfterMe", voice: "classical", style: "tajwid" };
  expect(readChoices(own)).toEqual(own);
  expect(readChoices({ surah: 900, method: 4, voice: "nobody", theme: null })).toEqual(firstChoices);
  expect(readChoices({ ...own, voice: "modern" })).toMatchObject({ voice: "modern", style: "tarteel" });
  for (const wrong of [null, "text", 7]) expect(readChoices(wrong)).toBeUndefined();
});
