import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWordPlayer, longestWait, type WordPlayerState } from "./word-player.ts";

type Made = { address: string; sound: EventTarget; pause: ReturnType<typeof vi.fn> };

let made: Made[];
let states: WordPlayerState[];
let refused: readonly string[];

function player() {
  return createWordPlayer({
    create(address) {
      const sound = new EventTarget();
      const pause = vi.fn();
      made.push({ address, sound, pause });
      const play = async () => {
        if (refused.includes(address)) throw new DOMException("no source", "NotSupportedError");
      };
      return Object.assign(sound, { play, pause }) as unknown as HTMLAudioElement;
    },
    onChange: (state) => states.push(state),
  });
}

const send = (at: number, type: string) => made[at]?.sound.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  states = [];
  refused = [];
});
afterEach(() => vi.useRealTimers());

test("nothing is asked for before a word is pressed, then one host only", async () => {
  const words = player();
  expect(made).toEqual([]);
  words.play(2, ["one", "two"]);
  send(0, "playing");
  await vi.advanceTimersByTimeAsync(longestWait * 2);
  send(0, "ended");
  expect(made.map(({ address }) => address)).toEqual(["one"]);
  expect(states).toEqual([
    { at: 2, isSounding: true, hasFailed: false },
    { at: 2, isSounding: false, hasFailed: false },
  ]);
});

test("the next host is asked once where one fails, refuses or stays silent", async () => {
  const words = player();
  words.play(0, ["one", "two"]);
  send(0, "error");
  send(0, "error");
  expect(made.map(({ address }) => address)).toEqual(["one", "two"]);
  refused = ["three"];
  words.play(1, ["three", "four"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(made.at(-1)?.address).toBe("four");
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(states.at(-1)).toEqual({ at: 1, isSounding: false, hasFailed: true });
});

test("a word without an address has failed at once", () => {
  player().play(6, []);
  expect(states.at(-1)).toEqual({ at: 6, isSounding: false, hasFailed: true });
});

test("another word silences the one before, whose end and faults then change nothing", async () => {
  const words = player();
  words.play(0, ["one"]);
  words.play(1, ["two"]);
  expect(made[0]?.pause).toHaveBeenCalledOnce();
  const before = states.length;
  send(0, "ended");
  send(0, "error");
  words.stop();
  send(1, "error");
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(states).toHaveLength(before);
  expect(made).toHaveLength(2);
});
