import { describe, expect, test } from "vitest";
import { canStep } from "./following.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { byVerse } from "./recording.testing.ts";

const cued = { type: "start", recording: byVerse, surah: 112, ayah: 2, isCued: true } as const;
const twice = { type: "rounds", from: 2, to: 3, times: 2, pause: 5 } as const;

/** Plays every verse and every rest to its end, until playback stops. */
function places(player: ReturnType<typeof playingRecitation>, most = 12): string[] {
  const seen: string[] = [];
  while (seen.length < most && (player.state.status === "loading" || player.state.status === "resting")) {
    if (player.state.status === "resting") {
      seen.push("rest");
      player.send({ type: "elapsed", timer: "rest" });
      continue;
    }
    seen.push(player.place);
    player.sound(4);
    player.end(4);
  }
  return seen;
}

describe("a range played several times", () => {
  test("starts from silence once its surah is loaded, and counts its rounds", () => {
    const player = playingRecitation();
    player.send(cued);
    expect(player.state.status).toBe("paused");
    player.send(twice);
    expect(places(player)).toEqual(["verse 112:2", "verse 112:3", "rest", "verse 112:2", "verse 112:3"]);
    expect(player.state).toMatchObject({ status: "ended", rounds: { times: 2, done: 1 } });
  });

  test("requests nothing where nothing is loaded", () => {
    const player = playingRecitation();
    player.send(twice);
    expect(player.state.status).toBe("idle");
  });

  test("goes on without end when no number is given", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send({ ...twice, to: 2, times: 0, pause: 0 });
    expect(places(player, 9)).toEqual(Array(9).fill("verse 112:2"));
  });

  test("recites each verse as often as asked before the next, in every round, and anew after a step by hand", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send({ ...twice, each: 2 });
    const verses = ["verse 112:2", "verse 112:2", "verse 112:3", "verse 112:3"];
    expect(places(player)).toEqual([...verses, "rest", ...verses]);
    player.send({ ...twice, each: 3, times: 1 });
    expect(places(player, 2)).toEqual(["verse 112:2", "verse 112:2"]);
    player.send({ type: "next" });
    expect(places(player)).toEqual(Array(3).fill("verse 112:3"));
  });

  test("with listen and repeat gives a turn after every verse, the longer silence between rounds", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send({ type: "listenAndRepeat", isOn: true });
    player.send(twice);
    expect(places(player, 7)).toEqual([
      "verse 112:2",
      "rest",
      "verse 112:3",
      "rest",
      "verse 112:2",
      "rest",
      "verse 112:3",
    ]);
    const rests = player.commands.flatMap((command) =>
      command.type === "wait" && command.timer === "rest" ? [command.milliseconds] : [],
    );
    expect(rests.slice(0, 2)).toEqual([4000, 5000]);
  });

  test("keeps next and previous inside, and frees them when it is ended", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send(twice);
    player.sound();
    expect([canStep(player.state, -1), canStep(player.state, 1)]).toEqual([false, true]);
    player.send({ type: "endRounds" });
    expect(player.state.rounds).toBeUndefined();
    expect([canStep(player.state, -1), canStep(player.state, 1)]).toEqual([true, true]);
  });

  test("takes its ends in either order and no verse outside the surah", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send({ ...twice, from: 99, to: 0 });
    expect(player.state.range).toEqual({ surah: 112, from: 1, to: 4 });
    expect(player.place).toBe("basmala 112:1");
  });

  test("is not played to its end when the sleep timer comes first", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send(twice);
    player.send({ type: "sleep", at: { until: 1000 } });
    player.sound();
    player.send({ type: "elapsed", timer: "sleep" });
    expect(player.state).toMatchObject({ status: "paused", sleep: undefined });
    player.send({ type: "play" });
    expect(player.state).toMatchObject({ status: "loading", rounds: { done: 0 } });
  });

  test("holds through a change of speed and of reciter", () => {
    const player = playingRecitation();
    player.send(cued);
    player.send(twice);
    player.sound();
    player.send({ type: "speed", speed: 2 });
    player.send({ type: "reciter", recording: { ...byVerse, id: "other" } });
    expect(player.state).toMatchObject({ range: { from: 2, to: 3 }, rounds: { times: 2 }, speed: 2 });
    expect(player.place).toBe("verse 112:2");
  });
});
