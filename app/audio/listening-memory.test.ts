import { beforeEach, describe, expect, test, vi } from "vitest";
import { storedRepeat, storedSound } from "#app/storage/listening-settings.ts";
import { type Recitation, silence } from "#domain/recitation/recitation.ts";
import { byVerse } from "#domain/recitation/recording.testing.ts";
import {
  resumePointOf,
  saveListeningSettings,
  saveResumePoint,
  storedResumePoints,
  storedSurahReciter,
  storedVerseReciter,
} from "./listening-memory.ts";

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  });
});

function at(surah: number, ayah: number, position: number): Recitation {
  const address = { host: "first.example", url: "https://first.example/1.mp3", sendsCors: false };
  const current = { turn: 1, passage: { part: "verse" as const, surah, ayah }, address };
  return { ...silence, recording: byVerse, current, position, status: "paused" };
}

describe("where listening stopped", () => {
  test("is stored for each recording and surah, the newest first", () => {
    saveResumePoint(at(67, 3, 1.23));
    saveResumePoint(at(36, 1, 0));
    saveResumePoint(at(67, 4, 2));
    expect(storedResumePoints.read().map(({ surah, ayah }) => `${surah}:${ayah}`)).toEqual(["67:4", "36:1"]);
    expect(resumePointOf("reciter", 67)).toEqual({ recording: "reciter", surah: 67, ayah: 4, at: 2 });
    expect(resumePointOf("other", 67)).toBeUndefined();
  });

  test("is deleted once the end was played, and no more than twenty are stored", () => {
    for (let surah = 1; surah <= 30; surah += 1) saveResumePoint(at(surah, 1, 1));
    expect(storedResumePoints.read()).toHaveLength(20);
    saveResumePoint({ ...at(30, 60, 9), status: "ended" });
    expect(resumePointOf("reciter", 30)).toBeUndefined();
  });

  test("that names no verse of the Quran is left out", () => {
    const good = { recording: "a", surah: 1, ayah: 7, at: 0 };
    const bad = [{ ...good, ayah: 8 }, { ...good, surah: 115, ayah: 0 }, { ...good, at: -1 }, null, "x"];
    saved.set("listening.points", JSON.stringify([...bad, good]));
    expect(storedResumePoints.read()).toEqual([good]);
    saved.set("listening.points", "{broken");
    expect(storedResumePoints.read()).toEqual([]);
  });
});

describe("settings of listening", () => {
  test("store the reciter, the speed, and the volume only once that was chosen", () => {
    saveListeningSettings(silence, { ...silence, recording: byVerse, speed: 1.5 });
    expect([storedVerseReciter.read(), storedSound.read()]).toEqual([
      "reciter",
      { volume: null, speed: 1.5 },
    ]);
    saveListeningSettings(silence, { ...silence, recording: { ...byVerse, kind: "surahs", id: "streamed" } });
    expect([storedVerseReciter.read(), storedSurahReciter.read()]).toEqual(["reciter", "streamed"]);
    saveListeningSettings(silence, { ...silence, repeat: "one" });
    expect(storedRepeat.read()).toBe("one");
    saveListeningSettings(silence, { ...silence, volume: 12, isVolumeChosen: true });
    expect(storedSound.read()).toEqual({ volume: 12, speed: 1 });
  });

  test("out of bounds fall back to the defaults", () => {
    saved.set("listening.sound", JSON.stringify({ volume: 900, speed: 1 }));
    expect(storedSound.read()).toEqual({ volume: null, speed: 1 });
  });
});
