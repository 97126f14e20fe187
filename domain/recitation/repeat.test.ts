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
    const player = playingRecitation();
    player.send({ type: "repeat", repeat });
    player.send({ ...fromThree, continues });
    const seen: string[] = [];
    while (isActive(player.state) && seen.length < 4) {
      player.sound();
      seen.push(player.place);
      if (seen.length < 4) player.end();
    }
    expect(seen).toEqual(places);
    expect(player.state.status).toBe(status);
  });

  test.each([
    ["none", 114, undefined],
    ["one", 2, 2],
    ["all", 2, 3],
    ["all", 114, 1],
  ] as const)("%s of whole surahs leads from surah %i to %s", (repeat, surah, next) => {
    const player = playingRecitation();
    player.send({ type: "repeat", repeat });
    player.send({ type: "playOn", isOn: false });
    player.send({ type: "start", recording: { ...bySurah, surahs: [1, 2, 3, 114] }, surah });
    expect(following(player.state)?.passage.surah).toBe(next);
  });

  test("is what the person chose, whatever is played", () => {
    const player = playingRecitation();
    player.send({ ...fromThree, continues: true });
    expect([player.state.repeat, repeatInEffect(player.state)]).toEqual(["none", "none"]);
    player.send({ type: "repeat", repeat: "one" });
    player.send({ ...fromThree, continues: true });
    expect(repeatInEffect(player.state)).toBe("one");
    player.send({ type: "stop" });
    expect([player.state.repeat, repeatInEffect(player.state)]).toEqual(["one", "one"]);
  });

  test("lets a range be recited whole and says so, until it is pressed", () => {
    const player = playingRecitation();
    player.send({ type: "repeat", repeat: "one" });
    player.send({ ...fromThree, to: 4, continues: true });
    expect([player.state.repeat, repeatInEffect(player.state)]).toEqual(["one", "none"]);
    player.sound();
    player.end();
    expect(player.place).toBe("verse 112:4");
    player.sound();
    player.send({ type: "repeat", repeat: "all" });
    expect(repeatInEffect(player.state)).toBe("all");
    player.end();
    expect(player.place).toBe("verse 112:3");
    player.send({ ...fromThree, to: 3 });
    player.sound();
    player.end();
    expect([player.state.status, repeatInEffect(player.state)]).toEqual(["ended", "all"]);
  });

  test("changed while a verse plays changes what is prepared", () => {
    const player = playingRecitation();
    player.send({ ...fromThree, continues: true });
    player.sound();
    expect(player.state.upcoming?.passage.ayah).toBe(4);
    player.send({ type: "repeat", repeat: "one" });
    expect(player.state.upcoming?.passage.ayah).toBe(3);
    player.send({ type: "repeat", repeat: "none" });
    expect(player.state.upcoming?.passage.ayah).toBe(4);
  });

  test("of a range goes its rounds with the pause between them, then ends", () => {
    const player = playingRecitation();
    player.send({ ...alMulk, isCued: true });
    player.send({ type: "rounds", from: 5, to: 6, times: 2, pause: 3 });
    const seen: string[] = [];
    for (const _ of [1, 2]) {
      player.sound();
      seen.push(player.place);
      player.end();
      player.sound();
      seen.push(player.place);
      player.end();
      if (player.state.status === "resting") {
        expect(player.commands.at(-1)).toEqual({ type: "wait", timer: "rest", milliseconds: 3000 });
        player.send({ type: "elapsed", timer: "rest" });
      }
    }
    expect(seen).toEqual(["verse 67:5", "verse 67:6", "verse 67:5", "verse 67:6"]);
    expect(player.state.status).toBe("ended");
    player.send({ type: "endRounds" });
    expect(player.state.range).toEqual({ surah: 67, from: 1, to: 30 });
  });
});
