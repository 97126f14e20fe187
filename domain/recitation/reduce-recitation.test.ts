import { describe, expect, test } from "vitest";
import { canStep } from "./following.ts";
import { playedPercent, playingAyah, surahProgress } from "./playing.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { byVerse } from "./recording.testing.ts";

const alMulk = { type: "start", recording: byVerse, surah: 67 } as const;
const alIkhlas = { type: "start", recording: byVerse, surah: 112 } as const;

describe("a surah started at its first verse", () => {
  test("is led in by the basmala, which is no part of progress", () => {
    const player = playingRecitation();
    player.send(alMulk);
    expect(player.place).toBe("basmala 67:1");
    expect(player.state.status).toBe("loading");
    player.sound(5);
    player.send({ type: "time", turn: player.state.turns - 1, position: 2, duration: 5 });
    expect(player.state.status).toBe("playing");
    expect(playedPercent(player.state)).toBe(0);
    expect(playingAyah(player.state, 67)).toBe(1);
    player.end(5);
    expect(player.place).toBe("verse 67:1");
    expect(surahProgress(player.state)).toBeCloseTo(100 / 30);
  });

  test.each([
    [1, "verse 1:1"],
    [9, "verse 9:1"],
  ])("has no basmala in surah %i", (surah, place) => {
    const player = playingRecitation();
    player.send({ ...alMulk, surah });
    expect(player.place).toBe(place);
  });

  test("has the next verse ready before the current one ends, and plays that very clip", () => {
    const player = playingRecitation();
    player.send(alIkhlas);
    player.sound();
    const prepared = player.commands.find(({ type }) => type === "prepare");
    expect(prepared).toMatchObject({ clip: { passage: { part: "verse", surah: 112, ayah: 1 } } });
    player.end();
    expect(player.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({
      clip: prepared?.type === "prepare" ? prepared.clip : undefined,
      from: 0,
    });
  });
});

describe("a clip about to end", () => {
  test("is replaced by the next one when that is ready, and its own end is then ignored", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2, continues: true });
    player.sound();
    const { turn } = player.state.current ?? { turn: 0 };
    player.send({ type: "ending", turn });
    expect(player.place).toBe("verse 112:3");
    player.send({ type: "ended", turn, duration: 4 });
    expect(player.place).toBe("verse 112:3");
  });

  test("plays to its end when nothing follows, or a rest, or sleep", () => {
    for (const [continues, isOn] of [
      [false, false],
      [true, true],
    ] as const) {
      const player = playingRecitation();
      player.send({ ...alIkhlas, ayah: 2, continues });
      player.sound();
      player.send({ type: "listenAndRepeat", isOn });
      player.send({ type: "ending", turn: player.state.current?.turn ?? 0 });
      expect([player.place, player.state.status]).toEqual(["verse 112:2", "playing"]);
    }
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 4 });
    player.send({ type: "repeat", repeat: "one" });
    player.sound();
    player.send({ type: "sleep", at: "surah" });
    player.send({ type: "ending", turn: player.state.current?.turn ?? 0 });
    expect(player.place).toBe("verse 112:4");
  });
});

describe("listen and repeat", () => {
  test("waits as long as the verse lasted at its speed, then goes on", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2 });
    player.send({ type: "listenAndRepeat", isOn: true });
    player.send({ type: "speed", speed: 2 });
    player.sound(6);
    player.end(6);
    expect(player.state.status).toBe("resting");
    expect(player.commands.at(-1)).toEqual({ type: "wait", timer: "rest", milliseconds: 3000 });
    player.send({ type: "elapsed", timer: "rest" });
    expect(player.place).toBe("verse 112:3");
  });

  test("paused in your turn has the next verse in place, silent", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2 });
    player.send({ type: "listenAndRepeat", isOn: true });
    player.sound();
    player.end();
    player.send({ type: "pause" });
    expect([player.place, player.state.status]).toEqual(["verse 112:3", "paused"]);
    player.send({ type: "elapsed", timer: "rest" });
    expect(player.state.status).toBe("paused");
  });
});

describe("next and previous", () => {
  test("stay within the surah and go on sounding if it was", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 4 });
    player.sound();
    expect(canStep(player.state, 1)).toBe(false);
    player.send({ type: "next" });
    expect(player.place).toBe("verse 112:4");
    player.send({ type: "previous" });
    expect([player.place, player.state.status]).toEqual(["verse 112:3", "loading"]);
    player.send({ type: "pause" });
    player.send({ type: "previous" });
    player.send({ type: "previous" });
    expect([player.place, player.state.status]).toEqual(["basmala 112:1", "paused"]);
    player.send({ type: "previous" });
    expect(player.place).toBe("basmala 112:1");
  });

  test("stay within a range that was asked for", () => {
    const player = playingRecitation();
    player.send({ ...alMulk, ayah: 5, to: 6, continues: true });
    expect([canStep(player.state, -1), canStep(player.state, 1)]).toEqual([false, true]);
  });
});

describe("controls", () => {
  test("a change of reciter keeps the verse and goes on sounding", () => {
    const player = playingRecitation();
    player.send({ ...alMulk, ayah: 7, continues: true });
    player.sound();
    player.send({ type: "reciter", recording: { ...byVerse, id: "other" } });
    expect([player.place, player.state.status, player.state.recording?.id]).toEqual([
      "verse 67:7",
      "loading",
      "other",
    ]);
  });

  test("a new volume unmutes and is the person's own from then on", () => {
    const player = playingRecitation();
    player.send({ ...alMulk, volume: 80 });
    expect(player.state.volume).toBe(80);
    player.send({ type: "mute", isMuted: true });
    player.send({ type: "volume", volume: 130 });
    expect(player.state).toMatchObject({ volume: 100, isMuted: false });
    player.send({ ...alMulk, volume: 80 });
    expect(player.state.volume).toBe(100);
  });

  test("seeking goes by tenths of a percent, and not within the basmala", () => {
    const player = playingRecitation();
    player.send(alMulk);
    player.sound(10);
    player.send({ type: "seek", percent: 50 });
    expect(player.state.position).toBe(0);
    player.end(10);
    player.sound(10);
    player.send({ type: "seek", percent: 33.333 });
    expect(player.state.position).toBeCloseTo(3.33);
    expect(player.commands.at(-1)).toMatchObject({ type: "seek" });
  });

  test("pause and play go on in the same clip at the same place", () => {
    const player = playingRecitation();
    player.send({ ...alMulk, ayah: 3 });
    player.sound(10);
    const { turn } = player.state.current ?? { turn: 0 };
    player.send({ type: "time", turn, position: 6, duration: 10 });
    player.send({ type: "toggle" });
    expect(player.state.status).toBe("paused");
    player.send({ type: "toggle" });
    expect(player.state.current?.turn).toBe(turn);
    expect(player.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({ from: 6 });
  });

  test("a browser that does not let it sound leaves it paused", () => {
    const player = playingRecitation();
    player.send(alMulk);
    player.send({ type: "blocked", turn: player.state.current?.turn ?? 0 });
    expect(player.state.status).toBe("paused");
    expect(player.state.notice).toBeUndefined();
  });

  test("the sleep timer pauses, or ends with the surah", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 4 });
    player.send({ type: "repeat", repeat: "one" });
    player.sound();
    player.send({ type: "sleep", at: { until: 1_800_000 } });
    expect(player.commands.at(-1)).toEqual({ type: "waitUntil", timer: "sleep", epochMs: 1_800_000 });
    player.send({ type: "sleep", at: "surah" });
    player.end();
    expect(player.state).toMatchObject({ status: "ended", sleep: undefined });
    player.send({ type: "play" });
    player.sound();
    player.send({ type: "sleep", at: { until: 1 } });
    player.send({ type: "elapsed", timer: "sleep" });
    expect(player.state).toMatchObject({ status: "paused", sleep: undefined });
  });

  test("stop lets go of everything but the person's settings", () => {
    const player = playingRecitation();
    player.send({ type: "volume", volume: 12 });
    player.send(alMulk);
    player.sound();
    player.send({ type: "stop" });
    expect(player.state).toMatchObject({ status: "idle", current: undefined, volume: 12 });
    expect(player.commands.at(-1)).toEqual({ type: "release" });
  });
});
