import { expect, test } from "vitest";
import { shownSegments } from "./model-answer.tsx";
import type { ModelPart } from "./turn.ts";

const quote = { kind: "quote", citation: { kind: "quran", surah: 2, ayah: 153 } } as const;
const part = (texts: readonly string[], isLeftOut = false): ModelPart => ({
  name: "small",
  segments: texts.flatMap((text) => [{ kind: "words", text } as const, quote]),
  ended: "whole",
  isLeftOut,
});

test("a model's words are shown when each piece of them precedes its source", () => {
  expect(shownSegments(part(["It is spoken of here."]))).toHaveLength(2);
});

test("a model's words are hidden when one has no source, gives a verdict, or something was left out", () => {
  const open = part(["It is spoken of here."]);
  const unsourced = {
    ...open,
    segments: [...open.segments, { kind: "words", text: "Take heart." } as const],
  };
  for (const saved of [unsourced, part(["You may drink wine when grieving."]), part(["It is here."], true)])
    expect(shownSegments(saved)).toEqual([quote]);
});
