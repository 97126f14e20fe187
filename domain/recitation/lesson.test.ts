import { describe, expect, it } from "vitest";
import { breathOf } from "./breath.ts";
import { type Lesson, lessonMoment } from "./lesson.ts";
import { type Recitation, type RecitationStatus, silence } from "./recitation.ts";
import type { Recording } from "./recording.ts";

const recording: Recording = {
  id: "husary",
  kind: "verses",
  name: { ar: "الحصري", en: "Al-Husary" },
  style: "murattal",
  rewaya: "hafs",
  sources: [],
  surahs: [1, 112],
};
const lesson: Lesson = { recording: "husary", surah: 112, method: "verseByVerse" };
const at = (ayah: number, status: RecitationStatus, surah = 112): Recitation => ({
  ...silence,
  recording,
  status,
  current: {
    turn: 1,
    passage: { part: "verse", surah, ayah },
    address: { host: "", url: "", sendsCors: false },
  },
});

describe("a lesson", () => {
  it("follows the player", () => {
    expect(lessonMoment(lesson, at(1, "loading"))).toEqual({ phase: "loading", ayah: 1 });
    expect(lessonMoment(lesson, at(2, "playing"))).toEqual({ phase: "reciting", ayah: 2 });
    expect(lessonMoment(lesson, at(2, "resting"))).toEqual({ phase: "yourTurn", ayah: 2 });
    expect(lessonMoment(lesson, at(3, "paused"))).toEqual({ phase: "paused", ayah: 3 });
    expect(lessonMoment(lesson, at(3, "failed"))).toEqual({ phase: "failed" });
  });

  it("waits after each verse but the last when it goes verse by verse, and only then", () => {
    expect(lessonMoment(lesson, at(1, "ended"))).toEqual({ phase: "waiting", ayah: 1 });
    expect(lessonMoment(lesson, at(4, "ended"))).toEqual({ phase: "finished" });
    for (const method of ["repeatAfterMe", "completeSurah"] as const)
      expect(lessonMoment({ ...lesson, method }, at(2, "ended"))).toEqual({ phase: "finished" });
  });

  it("is left when the player turns to something else", () => {
    expect(lessonMoment(lesson, silence)).toEqual({ phase: "left" });
    expect(lessonMoment(lesson, at(1, "playing", 1))).toEqual({ phase: "left" });
    expect(lessonMoment({ ...lesson, recording: "alafasy" }, at(1, "playing"))).toEqual({ phase: "left" });
  });
});

describe("a voice level estimated from time alone", () => {
  it("comes up, swells and dies away, within 0 and 1", () => {
    expect(breathOf(0, 8)).toBe(0);
    expect(breathOf(8, 8)).toBe(0);
    expect(breathOf(9, 8)).toBe(0);
    const voice = Array.from({ length: 801 }, (_, step) => breathOf(step / 100, 8));
    expect(Math.max(...voice)).toBeLessThanOrEqual(1);
    expect(Math.max(...voice)).toBeGreaterThan(0.9);
    expect(Math.min(...voice.slice(100, 650))).toBeGreaterThan(0.2);
  });

  it("goes on where the length is not known", () => {
    expect(breathOf(100, 0)).toBeGreaterThan(0.2);
    expect(breathOf(Number.NaN, Number.NaN)).toBe(0);
  });
});
