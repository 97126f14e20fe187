import { describe, expect, test } from "vitest";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { bySurah, byVerse } from "./recording.testing.ts";

const alIkhlas = { type: "start", recording: byVerse, surah: 112 } as const;

describe("whole surahs", () => {
  const jathiyah = { type: "start", recording: bySurah, surah: 44 } as const;

  test("play on to the next surah that was recorded, made ready near the end", () => {
    const heard = playingRecitation();
    heard.send(jathiyah);
    heard.sound(100);
    expect(heard.state.upcoming).toBeUndefined();
    heard.send({ type: "time", turn: heard.state.current?.turn ?? 0, position: 85, duration: 100 });
    expect(heard.state.upcoming?.address.url).toBe("https://surahs.example/047.mp3");
    heard.end(100);
    expect(heard.place).toBe("surah 47:0");
  });

  test("end with the surah when playing on is off", () => {
    const heard = playingRecitation();
    heard.send({ type: "playOn", isOn: false });
    heard.send(jathiyah);
    heard.sound();
    heard.end();
    expect(heard.state.status).toBe("ended");
  });

  test("resume where they were left", () => {
    const heard = playingRecitation();
    heard.send({ ...jathiyah, at: 42.5 });
    expect(heard.commands[0]).toMatchObject({ type: "sound", from: 42.5 });
  });

  test("that were not recorded are not begun", () => {
    const heard = playingRecitation();
    heard.send({ ...jathiyah, surah: 45 });
    expect(heard.state.status).toBe("idle");
  });
});

describe("a host that fails", () => {
  test("hands over to the next one at the same place without a word", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2, continues: true });
    heard.sound(10);
    heard.send({ type: "time", turn: heard.state.current?.turn ?? 0, position: 4, duration: 10 });
    heard.failCurrent();
    expect(heard.state.notice).toBeUndefined();
    expect(heard.state.status).toBe("loading");
    expect(heard.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({
      clip: { address: { host: "second.example" } },
      from: 4,
    });
    heard.sound(10);
    expect(heard.state.upcoming?.address.host).toBe("second.example");
  });

  test("and no other left: the state says so, and play asks all again", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.failCurrent();
    heard.failCurrent();
    expect(heard.state.status).toBe("failed");
    const first = heard.state.notice?.id;
    expect(first).toBeDefined();
    expect(heard.commands).toContainEqual({ type: "release" });
    heard.send({ type: "play" });
    expect(heard.state.status).toBe("loading");
    expect(heard.state.current?.address.host).toBe("first.example");
    heard.failCurrent();
    heard.failCurrent();
    expect(heard.state.notice?.id).toBeGreaterThan(first ?? 0);
    const second = heard.state.notice?.id ?? 0;
    heard.send({ type: "stop" });
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.failCurrent();
    heard.failCurrent();
    expect(heard.state.notice?.id).toBeGreaterThan(second);
  });

  test("costs nothing of the place to go on at, whatever the clip tells of its beginning meanwhile", () => {
    const heard = playingRecitation();
    heard.send({ type: "start", recording: byVerse, surah: 67, ayah: 2, at: 3 });
    heard.send({ type: "time", turn: heard.state.current?.turn ?? 0, position: 0, duration: 9 });
    expect(heard.state).toMatchObject({ status: "loading", position: 3, duration: 9 });
    heard.failCurrent();
    expect(heard.commands.filter(({ type }) => type === "sound").at(-1)).toMatchObject({ from: 3 });
  });

  test("counts as failed when it sends an empty file, or nothing for too long", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.send({ type: "sounding", turn: heard.state.current?.turn ?? 0 });
    heard.end(0);
    expect(heard.state.current?.address.host).toBe("second.example");
    heard.send({ type: "elapsed", timer: "stall" });
    expect(heard.state.status).toBe("failed");
  });

  test("in the middle of a verse is a stall: not playing while nothing is heard", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2 });
    heard.sound();
    heard.send({ type: "held", turn: heard.state.current?.turn ?? 0 });
    expect(heard.state.status).toBe("loading");
    expect(heard.commands.at(-1)).toMatchObject({ type: "wait", timer: "stall" });
    heard.send({ type: "sounding", turn: heard.state.current?.turn ?? 0 });
    expect(heard.state.status).toBe("playing");
  });

  test("while the next verse is made ready is replaced before that verse begins", () => {
    const heard = playingRecitation();
    heard.send({ ...alIkhlas, ayah: 2, continues: true });
    heard.sound();
    heard.send({ type: "failed", turn: heard.state.upcoming?.turn ?? 0 });
    expect(heard.state.status).toBe("playing");
    expect(heard.state.upcoming?.address.host).toBe("second.example");
    expect(heard.state.notice).toBeUndefined();
  });
});
