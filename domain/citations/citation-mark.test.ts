import { expect, test } from "vitest";
import { readMark } from "./citation-mark.ts";

test("a mark names an existing verse or an existing kind of text", () => {
  expect(readMark("quran:2:153")).toEqual({ kind: "quran", surah: 2, ayah: 153 });
  expect(readMark("hadith:intentions")).toEqual({ kind: "hadith", id: "intentions" });
  for (const wrong of ["quran:2:300", "quran:115:1", "bible:1:1", "hadith:<b>", "quran:2", ""])
    expect(readMark(wrong), wrong).toBeUndefined();
});
