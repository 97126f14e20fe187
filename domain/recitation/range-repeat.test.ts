import { describe, expect, test } from "vitest";
import { canStep } from "./playing.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { byVerse } from "./recording.testing.ts";

const cued = { type: "start", recording: byVerse, surah: 112, ayah: 2, isCued: true } as const;
const twice = { type: "rounds", from: 2, to: 3, times: 2, pause: 5 } as const;

/** Hears every verse to its end, and rests to theirs, until nothing goes on. */
function places(heard: ReturnType<typeof playingRecitation>, most = 12): string[] {
  const seen: string[] = [];
  while (seen.length < most && (heard.state.status === "loading" || heard.state.status === "resting")) {
    if (heard.state.status === "resting") {
      seen.push("rest");
      heard.send({ type: "elapsed", timer: "rest" });
      continue;
    }
    seen.push(heard.place);
    heard.sound(4);
    heard.end(4);
  }
  return seen;
}

describe("a range said several times", () => {
  test("begins from silence once its surah is in place, and counts its rounds", () => {
    const heard = playingRecitation();
    heard.send(cued);
    expect(heard.state.status).toBe("paused");
    heard.send(twice);
    expect(places(heard)).toEqual(["verse 112:2", "verse 112:3", "rest", "verse 112:2", "verse 112:3"]);
    expect(heard.state).toMatchObject({ status: "ended", rounds: { times: 2, done: 1 } });
  });

  test("asks for nothing where nothing is in place", () => {
    const heard = playingRecitation();
    heard.send(twice);
    expect(heard.state.status).toBe("idle");
  });

  test("goes on without end when no number is given", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send({ ...twice, to: 2, times: 0, pause: 0 });
    expect(places(heard, 9)).toEqual(Array(9).fill("verse 112:2"));
  });

  test("with listen and repeat gives a turn after every verse, the longer silence between rounds", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send({ type: "listenAndRepeat", isOn: true });
    heard.send(twice);
    expect(places(heard, 7)).toEqual([
      "verse 112:2",
      "rest",
      "verse 112:3",
      "rest",
      "verse 112:2",
      "rest",
      "verse 112:3",
    ]);
    const rests = heard.commands.flatMap((command) =>
      command.type === "wait" && command.timer === "rest" ? [command.milliseconds] : [],
    );
    expect(rests.slice(0, 2)).toEqual([4000, 5000]);
  });

  test("keeps next and previous inside, and frees them when it is ended", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send(twice);
    heard.sound();
    expect([canStep(heard.state, -1), canStep(heard.state, 1)]).toEqual([false, true]);
    heard.send({ type: "endRounds" });
    expect(heard.state.rounds).toBeUndefined();
    expect([canStep(heard.state, -1), canStep(heard.state, 1)]).toEqual([true, true]);
  });

  test("takes its ends in either order and no verse outside the surah", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send({ ...twice, from: 99, to: 0 });
    expect(heard.state.range).toEqual({ surah: 112, from: 1, to: 4 });
    expect(heard.place).toBe("basmala 112:1");
  });

  test("is not said to its end when the sleep timer comes first", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send(twice);
    heard.send({ type: "sleep", at: { until: 1000 } });
    heard.sound();
    heard.send({ type: "elapsed", timer: "sleep" });
    expect(heard.state).toMatchObject({ status: "paused", sleep: undefined });
    heard.send({ type: "play" });
    expect(heard.state).toMatchObject({ status: "loading", rounds: { done: 0 } });
  });

  test("holds through a change of speed and of reciter", () => {
    const heard = playingRecitation();
    heard.send(cued);
    heard.send(twice);
    heard.sound();
    heard.send({ type: "speed", speed: 2 });
    heard.send({ type: "reciter", recording: { ...byVerse, id: "other" } });
    expect(heard.state).toMatchObject({ range: { from: 2, to: 3 }, rounds: { times: 2 }, speed: 2 });
    expect(heard.place).toBe("verse 112:2");
  });
});
