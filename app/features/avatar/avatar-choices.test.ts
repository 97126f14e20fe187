import { expect, test } from "vitest";
import { verseReciterOf } from "#content/reciters/index.ts";
import { firstChoices, isHeard, recordingOf, styles, voices } from "./avatar-choices.ts";

test("every voice that can be chosen is a human recording we have", () => {
  for (const voice of voices)
    for (const style of styles) {
      const id = recordingOf(voice, style);
      if (id !== undefined) expect(verseReciterOf(id)?.id, `${voice} ${style}`).toBe(id);
    }
  expect(isHeard("female")).toBe(false);
});

test("what stands chosen at first can be heard", () => {
  expect(recordingOf(firstChoices.voice, firstChoices.style)).toBeDefined();
});
