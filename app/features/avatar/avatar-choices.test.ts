import { expect, test } from "vitest";
import { verseReciterOf } from "#content/reciters/index.ts";
import { defaultChoices, readChoices, recordingOf, styles, voices } from "./avatar-choices.ts";

test("every voice has a human recording in at least one style", () => {
  for (const voice of voices) {
    const ids = styles.map((style) => recordingOf(voice, style)).filter((id) => id !== undefined);
    expect(ids.length, voice).toBeGreaterThan(0);
    for (const id of ids) expect(verseReciterOf(id).id, voice).toBe(id);
  }
});

test("the default voice and style have a recording", () => {
  expect(recordingOf(defaultChoices.voice, defaultChoices.style)).toBeDefined();
});

test("stored choices are read field by field, and what is unknown is the default", () => {
  const own = { ...defaultChoices, surah: 67, method: "repeatAfterMe", voice: "classical", style: "tajwid" };
  expect(readChoices(own)).toEqual(own);
  expect(readChoices({ surah: 900, method: 4, voice: "nobody", theme: null })).toEqual(defaultChoices);
  expect(readChoices({ ...own, voice: "modern" })).toMatchObject({ voice: "modern", style: "tarteel" });
  for (const wrong of [null, "text", 7]) expect(readChoices(wrong)).toBeUndefined();
});
