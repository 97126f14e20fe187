import { describe, expect, test } from "vitest";
import { following, repeatInEffect } from "./following.ts";
import { isActive } from "./playing.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { bySurah, byVerse } from "./recording.testing.ts";

const alMulk = { type: "start", recording: byVerse, surah: 67 } as const;
const alIkhlas = { type: "start", recording: byVerse, surah: 112 } as const;

describe("repeat", () => {
  const fromThree = { ...alIkhlas, ayah: 3 } as const;

  test.each([
    ["none", false, ["verse 112:3"], "ended"],
    ["none", true, ["verse 112:3", "verse 112:4"], "ended"],
    ["one", true, ["verse 112:3", "verse 112:3", "verse 112:3", "verse 112:3"], "playing"],
    ["all", true, ["verse 112:3", "verse 112:4", "basmala 112:1", "verse 112:1"], "playing"],
    ["all", false, ["verse 112:3", "verse 112:4", "basmala 112:1", "verse 112:1"], "playing"],
  ] as const)("%s of a reader that continues (%s) goes %j", (repeat, continues, places, status) => {
    const heard = playingRecitation();
    heard.send({ type: "repeat", repeat });
    heard.send({ ...fromThree, continues });
    const seen: string[] = [];
    while (isActive(heard.state) && seen.length < 4) {
      heard.sound();
      seen.push(heard.place);
      if (seen.length < 4) heard.end();
    }
    expect(seen).toEqual(places);
    expect(heard.state.status).toBe(status);
  });

  test.each([
    ["none", 114, undefined],
    ["one", 2, 2],
    ["all", 2, 3],
    ["all", 114, 1],
  ] as const)("%s of whole surahs leads from surah %i to %s", (repeat, surah, next) => {
    const heard = playingRecitation();
    heard.send({ type: "repeat", repeat });
    heard.send({ type: "playOn", isOn: false });
    heard.send({ type: "start", recording: { ...bySurah, surahs: [1, 2, 3, 114] }, surah });
    expect(following(heard.state)?.passage.surah).toBe(next);
  });

  test("is what the person chose whatever is played, and nobody else chooses it", () => {
    const heard = playingRecitation();
    heard.send({ ...fromThree, continues: true });
    expect([heard.state.repeat, repeatInEffect(heard.state)]).toEqual(["none", "none"]);
    heard.send({ type: "repeat", repeat: "one" });
    heard.send({ ...fromThree, continues: true });
    expect(repeatInEffect(heard.state)).toBe("one");
    heard.send({ type: "stop" });
    expect([heard.state.repeat, repeatInEffect(heard.state)]).toEqual(["one", "one"]);
  });

  test("lets a range be recited whole and says so, until it is pressed", () => {
    const heard = playingRecitation();
    heard.send({ type: "repeat", repeat: "one" });
    heard.send({ ...fromThree, to: 4, continues: true });
    expect([heard.state.repeat, repeatInEffect(heard.state)]).toEqual(["one", "none"]);
    heard.sound();
    heard.end();
    expect(heard.place).toBe("verse 112:4");
    heard.sound();
    heard.send({ type: "repeat", repeat: "all" });
    expect(repeatInEffect(heard.state)).toBe("all");
    heard.end();
    expect(heard.place).toBe("verse 112:3");
    heard.send({ ...fromThree, to: 3 });
    heard.sound();
    heard.end();
    expect([heard.state.status, repeatInEffect(heard.state)]).toEqual(["ended", "all"]);
  });

  test("changed while a verse is heard changes what is made ready", () => {
    const heard = playingRecitation();
    heard.send({ ...fromThree, continues: true });
    heard.sound();
    expect(heard.state.upcoming?.passage.ayah).toBe(4);
    heard.send({ type: "repeat", repeat: "one" });
    expect(heard.state.upcoming?.passage.ayah).toBe(3);
    heard.send({ type: "repeat", repeat: "none" });
    expect(heard.state.upcoming?.passage.ayah).toBe(4);
  });

  test("of a range goes its rounds with the pause between them, then ends", () => {
    const heard = playingRecitation();
    heard.send({ ...alMulk, isCued: true });
    heard.send({ type: "rounds", from: 5, to: 6, times: 2, pause: 3 });
    const seen: string[] = [];
    for (const _ of [1, 2]) {
      heard.sound();
      seen.push(heard.place);
      heard.end();
      heard.sound();
      seen.push(heard.place);
      heard.end();
      if (heard.state.status === "resting") {
        expect(heard.commands.at(-1)).toEqual({ type: "wait", timer: "rest", milliseconds: 3000 });
        heard.send({ type: "elapsed", timer: "rest" });
      }
    }
    expect(seen).toEqual(["verse 67:5", "verse 67:6", "verse 67:5", "verse 67:6"]);
    expect(heard.state.status).toBe("ended");
    heard.send({ type: "endRounds" });
    expect(heard.state.range).toEqual({ surah: 67, from: 1, to: 30 });
  });
});
