import { beforeEach, describe, expect, test, vi } from "vitest";
import { repeatInEffect } from "#domain/recitation/following.ts";
import { effectiveVolume } from "#domain/recitation/playing.ts";
import { silence } from "#domain/recitation/recitation.ts";
import { initialRecitation } from "./listening-settings.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("the controls after a reload", () => {
  test("show the stored loudness, speed and repeat before anything is played", async () => {
    stored.set("listening.sound", '{"volume":35,"speed":1.25}');
    stored.set("listening.repeat", "one");
    vi.resetModules();
    const { readRecitation } = await import("#app/audio/recitation-store.ts");
    const shown = readRecitation();
    expect([effectiveVolume(shown, 80), effectiveVolume(shown, 70), shown.speed]).toEqual([35, 35, 1.25]);
    expect(repeatInEffect(shown)).toBe("one");
    expect(initialRecitation()).toEqual(shown);
  });

  test("show each page's own loudness while none was chosen, also with what older versions stored", () => {
    stored.set("listening.sound", '{"volume":null,"speed":1.5}');
    const shown = initialRecitation();
    expect([effectiveVolume(shown, 80), effectiveVolume(shown, 70)]).toEqual([80, 70]);
    expect(shown).toEqual({ ...silence, speed: 1.5 });
  });

  test("show a stored silence as silence, and nothing of a value that is none", () => {
    stored.set("listening.sound", '{"volume":0,"speed":1}');
    stored.set("listening.repeat", "twice");
    expect(effectiveVolume(initialRecitation(), 80)).toBe(0);
    expect(initialRecitation().repeat).toBe("none");
  });
});

describe("the loudness that a slider shows", () => {
  test("is that of what sounds, and nothing while muted", () => {
    expect(effectiveVolume({ ...silence, status: "playing", volume: 70 }, 80)).toBe(70);
    expect(effectiveVolume({ ...silence, isVolumeChosen: true, volume: 40, isMuted: true }, 80)).toBe(0);
  });
});
