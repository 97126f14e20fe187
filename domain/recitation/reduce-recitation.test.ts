import { describe, expect, test } from "vitest";
import { canStep, playedPercent, playingAyah, surahProgress } from "./playing.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { byVerse } from "./recording.testing.ts";

const alMulk = { type: "start", recording: byVerse, surah: 67 } as const;
const alIkhlas = { type: "start", recording: byVerse, surah: 112 } as const;

describe("a surah begun at its first verse", () => {
  test("is led in by the basmala, which is no part of progress", () => {
    const heard = playingRecitation();
    heard.send(alMulk);
    expect(heard.place).toBe("basmala 67:1");
    expect(heard.state.status).toBe("loading");
    heard.sound(5);
    heard.send({ type: "time", turn: heard.state.turns - 1, position: 2, duration: 5 });
    expect(heard.state.status).toBe("playing");
    expect(playedPercent(heard.state)).toBe(0);
    expect(playingAyah(heard.state, 67)).toBe(1);
    heard.end(5);
    expect(heard.place).toBe("verse 67:1");
    expect(surahProgress(heard.state)).toBeCloseTo(100 / 30);
  });

  test.each([
    [1, "verse 1:1"],
    [9, "verse 9:1"],
  ])("has no basmala in surah %i", (surah, place) => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, surah });
    expect(heard.place).toBe(place);
  });

  test("has the next verse ready before the current one ends, and plays that very clip", () => {
    const heard = playingRecitation();
    heard.send(alIkhlas);
    heard.sound();
    const prepared = heard.commands.find(({ type }) => type === "prepare");
    expect(prepared).toMatchObject({ clip: { passage: { part: "verse", surah: 112, ayah: 1 } } });
    heard.end();
    expect(heard.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({
      clip: prepared?.type === "prepare" ? prepared.clip : undefined,
      from: 0,
    });
  });
});

describe("a clip about to end", () => {
  test("gives way to the next one when that is ready, and its own end is then no news", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2, continues: true });
    heard.sound();
    const { turn } = heard.state.current ?? { turn: 0 };
    heard.send({ type: "ending", turn });
    expect(heard.place).toBe("verse 112:3");
    heard.send({ type: "ended", turn, duration: 4 });
    expect(heard.place).toBe("verse 112:3");
  });

  test("is heard to its end when nothing follows, or a rest, or sleep", () => {
    for (const [continues, isOn] of [
      [false, false],
      [true, true],
    ] as const) {
      const heard = playingRecitation();
      heard.send({ ...alIkhlas, ayah: 2, continues });
      heard.sound();
      heard.send({ type: "listenAndRepeat", isOn });
      heard.send({ type: "ending", turn: heard.state.current?.turn ?? 0 });
      expect([heard.place, heard.state.status]).toEqual(["verse 112:2", "playing"]);
    }
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 4 });
    heard.send({ type: "repeat", repeat: "one" });
    heard.sound();
    heard.send({ type: "sleep", at: "surah" });
    heard.send({ type: "ending", turn: heard.state.current?.turn ?? 0 });
    expect(heard.place).toBe("verse 112:4");
  });
});

describe("listen and repeat", () => {
  test("waits as long as the verse lasted at its speed, then goes on", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.send({ type: "listenAndRepeat", isOn: true });
    heard.send({ type: "speed", speed: 2 });
    heard.sound(6);
    heard.end(6);
    expect(heard.state.status).toBe("resting");
    expect(heard.commands.at(-1)).toEqual({ type: "wait", timer: "rest", milliseconds: 3000 });
    heard.send({ type: "elapsed", timer: "rest" });
    expect(heard.place).toBe("verse 112:3");
  });

  test("paused in your turn has the next verse in place, silent", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.send({ type: "listenAndRepeat", isOn: true });
    heard.sound();
    heard.end();
    heard.send({ type: "pause" });
    expect([heard.place, heard.state.status]).toEqual(["verse 112:3", "paused"]);
    heard.send({ type: "elapsed", timer: "rest" });
    expect(heard.state.status).toBe("paused");
  });
});

describe("next and previous", () => {
  test("stay within the surah and go on sounding if it was", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 4 });
    heard.sound();
    expect(canStep(heard.state, 1)).toBe(false);
    heard.send({ type: "next" });
    expect(heard.place).toBe("verse 112:4");
    heard.send({ type: "previous" });
    expect([heard.place, heard.state.status]).toEqual(["verse 112:3", "loading"]);
    heard.send({ type: "pause" });
    heard.send({ type: "previous" });
    heard.send({ type: "previous" });
    expect([heard.place, heard.state.status]).toEqual(["basmala 112:1", "paused"]);
    heard.send({ type: "previous" });
    expect(heard.place).toBe("basmala 112:1");
  });

  test("stay within a range that was asked for", () => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, ayah: 5, to: 6, continues: true });
    expect([canStep(heard.state, -1), canStep(heard.state, 1)]).toEqual([false, true]);
  });
});

describe("controls", () => {
  test("a change of reciter keeps the verse and goes on sounding", () => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, ayah: 7, continues: true });
    heard.sound();
    heard.send({ type: "reciter", recording: { ...byVerse, id: "other" } });
    expect([heard.place, heard.state.status, heard.state.recording?.id]).toEqual([
      "verse 67:7",
      "loading",
      "other",
    ]);
  });

  test("a new volume unmutes and is the person's own from then on", () => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, volume: 80 });
    expect(heard.state.volume).toBe(80);
    heard.send({ type: "mute", isMuted: true });
    heard.send({ type: "volume", volume: 130 });
    expect(heard.state).toMatchObject({ volume: 100, isMuted: false });
    heard.send({ ...alMulk, volume: 80 });
    expect(heard.state.volume).toBe(100);
  });

  test("seeking goes by tenths of a percent, and not within the basmala", () => {
    const heard = playingRecitation();
    heard.send(alMulk);
    heard.sound(10);
    heard.send({ type: "seek", percent: 50 });
    expect(heard.state.position).toBe(0);
    heard.end(10);
    heard.sound(10);
    heard.send({ type: "seek", percent: 33.333 });
    expect(heard.state.position).toBeCloseTo(3.33);
    expect(heard.commands.at(-1)).toMatchObject({ type: "seek" });
  });

  test("pause and play go on in the same clip at the same place", () => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, ayah: 3 });
    heard.sound(10);
    const { turn } = heard.state.current ?? { turn: 0 };
    heard.send({ type: "time", turn, position: 6, duration: 10 });
    heard.send({ type: "toggle" });
    expect(heard.state.status).toBe("paused");
    heard.send({ type: "toggle" });
    expect(heard.state.current?.turn).toBe(turn);
    expect(heard.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({ from: 6 });
  });

  test("a browser that does not let it sound leaves it paused", () => {
    const heard = playingRecitation();
    heard.send(alMulk);
    heard.send({ type: "blocked", turn: heard.state.current?.turn ?? 0 });
    expect(heard.state.status).toBe("paused");
    expect(heard.state.notice).toBeUndefined();
  });

  test("the sleep timer pauses, or ends with the surah", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 4 });
    heard.send({ type: "repeat", repeat: "one" });
    heard.sound();
    heard.send({ type: "sleep", at: { until: 1_800_000 } });
    expect(heard.commands.at(-1)).toEqual({ type: "waitUntil", timer: "sleep", epochMs: 1_800_000 });
    heard.send({ type: "sleep", at: "surah" });
    heard.end();
    expect(heard.state).toMatchObject({ status: "ended", sleep: undefined });
    heard.send({ type: "play" });
    heard.sound();
    heard.send({ type: "sleep", at: { until: 1 } });
    heard.send({ type: "elapsed", timer: "sleep" });
    expect(heard.state).toMatchObject({ status: "paused", sleep: undefined });
  });

  test("stop lets go of everything but the person's settings", () => {
    const heard = playingRecitation();
    heard.send({ type: "volume", volume: 12 });
    heard.send(alMulk);
    heard.sound();
    heard.send({ type: "stop" });
    expect(heard.state).toMatchObject({ status: "idle", current: undefined, volume: 12 });
    expect(heard.commands.at(-1)).toEqual({ type: "release" });
  });
});
