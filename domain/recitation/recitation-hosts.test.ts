import { describe, expect, test } from "vitest";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { bySurah, byVerse } from "./recording.testing.ts";

const alIkhlas = { type: "start", recording: byVerse, surah: 112 } as const;

describe("whole surahs", () => {
  const jathiyah = { type: "start", recording: bySurah, surah: 44 } as const;

  test("play on to the next surah that was recorded, made ready near the end", () => {
    const player = playingRecitation();
    player.send(jathiyah);
    player.sound(100);
    expect(player.state.upcoming).toBeUndefined();
    player.send({ type: "time", turn: player.state.current?.turn ?? 0, position: 85, duration: 100 });
    expect(player.state.upcoming?.address.url).toBe("https://surahs.example/047.mp3");
    player.end(100);
    expect(player.place).toBe("surah 47:0");
  });

  test("end with the surah when playing on is off", () => {
    const player = playingRecitation();
    player.send({ type: "playOn", isOn: false });
    player.send(jathiyah);
    player.sound();
    player.end();
    expect(player.state.status).toBe("ended");
  });

  test("resume where they were left", () => {
    const player = playingRecitation();
    player.send({ ...jathiyah, at: 42.5 });
    expect(player.commands[0]).toMatchObject({ type: "sound", from: 42.5 });
  });

  test("that were not recorded do not start", () => {
    const player = playingRecitation();
    player.send({ ...jathiyah, surah: 45 });
    expect(player.state.status).toBe("idle");
  });
});

describe("a host that fails", () => {
  test("is replaced by the next one at the same position without an error", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2, continues: true });
    player.sound(10);
    player.send({ type: "time", turn: player.state.current?.turn ?? 0, position: 4, duration: 10 });
    player.failCurrent();
    expect(player.state.notice).toBeUndefined();
    expect(player.state.status).toBe("loading");
    expect(player.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({
      clip: { address: { host: "second.example" } },
      from: 4,
    });
    player.sound(10);
    expect(player.state.upcoming?.address.host).toBe("second.example");
  });

  test("with no other left is reported, and play tries them all again", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2 });
    player.failCurrent();
    player.failCurrent();
    expect(player.state.status).toBe("failed");
    const first = player.state.notice?.id;
    expect(first).toBeDefined();
    expect(player.commands).toContainEqual({ type: "release" });
    player.send({ type: "play" });
    expect(player.state.status).toBe("loading");
    expect(player.state.current?.address.host).toBe("first.example");
    player.failCurrent();
    player.failCurrent();
    expect(player.state.notice?.id).toBeGreaterThan(first ?? 0);
    const second = player.state.notice?.id ?? 0;
    player.send({ type: "stop" });
    player.send({ ...alIkhlas, ayah: 2 });
    player.failCurrent();
    player.failCurrent();
    expect(player.state.notice?.id).toBeGreaterThan(second);
  });

  test("keeps the position to resume at, whatever position the new clip reports while loading", () => {
    const player = playingRecitation();
    player.send({ type: "start", recording: byVerse, surah: 67, ayah: 2, at: 3 });
    player.send({ type: "time", turn: player.state.current?.turn ?? 0, position: 0, duration: 9 });
    expect(player.state).toMatchObject({ status: "loading", position: 3, duration: 9 });
    player.failCurrent();
    expect(player.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({ from: 3 });
  });

  test("counts as failed when it sends an empty file, or nothing for too long", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2 });
    player.send({ type: "sounding", turn: player.state.current?.turn ?? 0 });
    player.end(0);
    expect(player.state.current?.address.host).toBe("second.example");
    player.send({ type: "elapsed", timer: "stall" });
    expect(player.state.status).toBe("failed");
  });

  test("in the middle of a verse is a stall: not playing while there is no sound", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2 });
    player.sound();
    player.send({ type: "held", turn: player.state.current?.turn ?? 0 });
    expect(player.state.status).toBe("loading");
    expect(player.commands.at(-1)).toMatchObject({ type: "wait", timer: "stall" });
    player.send({ type: "sounding", turn: player.state.current?.turn ?? 0 });
    expect(player.state.status).toBe("playing");
  });

  test("while the next verse is made ready is replaced before that verse begins", () => {
    const player = playingRecitation();
    player.send({ ...alIkhlas, ayah: 2, continues: true });
    player.sound();
    player.send({ type: "failed", turn: player.state.upcoming?.turn ?? 0 });
    expect(player.state.status).toBe("playing");
    expect(player.state.upcoming?.address.host).toBe("second.example");
    expect(player.state.notice).toBeUndefined();
  });
});
