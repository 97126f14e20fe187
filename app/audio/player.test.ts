import { beforeEach, describe, expect, test, vi } from "vitest";
import { byVerse } from "#domain/recitation/recording.testing.ts";
import { storedResumePoints } from "./listening-memory.ts";
import { createPlayer } from "./player.ts";
import { readRecitation } from "./recitation-store.ts";

/** A fake audio element: records its calls, and the test fires its events. */
class StandInAudio extends EventTarget {
  static made: StandInAudio[] = [];
  src = "";
  crossOrigin: string | null = null;
  preload = "";
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  constructor() {
    super();
    StandInAudio.made.push(this);
  }
  load() {
    this.paused = true;
    this.currentTime = 0;
  }
  play() {
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
  removeAttribute() {
    this.src = "";
  }
  tell(type: string, change: Partial<StandInAudio> = {}) {
    Object.assign(this, change);
    this.dispatchEvent(new Event(type));
  }
}

const file = ({ src }: StandInAudio) => src.split("/").at(-1);

beforeEach(() => {
  StandInAudio.made = [];
  vi.stubGlobal("Audio", StandInAudio);
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("navigator", {});
});

function openedPlayer() {
  const player = createPlayer();
  const [one, other] = StandInAudio.made;
  if (!one || !other) throw new Error("the player has two audio elements");
  return { player, one, other };
}

describe("the player", () => {
  test("writes the place on leaving only where it has come further, so that an idle tab undoes nothing", () => {
    const leaving: (() => void)[] = [];
    vi.stubGlobal(
      "addEventListener",
      (type: string, act: () => void) => type === "pagehide" && leaving.push(act),
    );
    const { player, one } = openedPlayer();
    player.send({ type: "start", recording: byVerse, surah: 112, ayah: 2 });
    one.tell("playing", { duration: 5 });
    player.send({ type: "pause" });
    const elsewhere = [{ recording: byVerse.id, surah: 112, ayah: 4, at: 3 }];
    storedResumePoints.write(elsewhere);
    for (const leave of leaving) leave();
    expect(storedResumePoints.read()).toEqual(elsewhere);
    player.send({ type: "stop" });
  });

  test("what comes between two verses ends before the next one, and is cut short by a pause", async () => {
    const { player, one, other } = openedPlayer();
    const played: number[] = [];
    const cut = vi.fn();
    let finish = () => undefined as unknown;
    const play = ({ ayah }: { readonly ayah: number }) => {
      played.push(ayah);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    player.between({ isWanted: ({ part }) => part === "verse", play, cut });
    player.send({ type: "start", recording: byVerse, surah: 112, ayah: 2, continues: true });
    one.tell("playing", { duration: 5 });
    one.tell("ended", { ended: true, currentTime: 5 });
    expect(played).toEqual([2]);
    expect(readRecitation().current?.passage.ayah).toBe(2);
    finish();
    await vi.waitFor(() => expect(readRecitation().current?.passage.ayah).toBe(3));
    expect(cut).not.toHaveBeenCalled();
    other.tell("playing", { duration: 5 });
    other.tell("ended", { ended: true, currentTime: 5 });
    expect(played).toEqual([2, 3]);
    player.send({ type: "pause" });
    expect(cut).toHaveBeenCalledOnce();
    finish();
    await Promise.resolve();
    expect(readRecitation()).toMatchObject({ status: "paused", current: { passage: { ayah: 3 } } });
    player.send({ type: "stop" });
  });

  test("has the next verse ready on the other element and lets the two take turns", () => {
    const { player, one, other } = openedPlayer();
    player.send({ type: "start", recording: byVerse, surah: 112, ayah: 2, continues: true });
    expect(file(one)).toBe("112002.mp3");
    one.tell("playing", { duration: 5 });
    expect([file(other), other.paused]).toEqual(["112003.mp3", true]);
    one.tell("ended", { ended: true, paused: true });
    expect(other.paused).toBe(false);
    other.tell("playing", { duration: 5 });
    expect(file(one)).toBe("112004.mp3");
    expect(readRecitation()).toMatchObject({ status: "playing", current: { passage: { ayah: 3 } } });
    player.send({ type: "stop" });
  });

  test("knows how long a verse is that was made ready, before it sounds", () => {
    const { player, one, other } = openedPlayer();
    player.send({ type: "start", recording: byVerse, surah: 112, ayah: 2, continues: true });
    one.tell("playing", { duration: 5 });
    other.tell("durationchange", { duration: 7 });
    one.tell("ended", { ended: true, paused: true });
    expect(readRecitation()).toMatchObject({ status: "loading", position: 0, duration: 7 });
    player.send({ type: "seek", percent: 50 });
    expect(other.currentTime).toBe(3.5);
    player.send({ type: "stop" });
  });

  test("asks with crossorigin only the hosts that are certain to allow it", () => {
    const { player, one } = openedPlayer();
    player.send({ type: "start", recording: byVerse, surah: 1, ayah: 2 });
    expect([one.src, one.crossOrigin]).toEqual(["https://first.example/001002.mp3", "anonymous"]);
    one.tell("error");
    expect([one.src, one.crossOrigin]).toEqual(["https://second.example/2.mp3", null]);
    expect(readRecitation().notice).toBeUndefined();
    one.tell("error");
    expect(readRecitation()).toMatchObject({ status: "failed", notice: { id: expect.any(Number) } });
    expect(one.src).toBe("");
    player.send({ type: "stop" });
  });

  test("gives loudness and speed to both elements", () => {
    const { player, one, other } = openedPlayer();
    player.send({ type: "volume", volume: 30 });
    player.send({ type: "speed", speed: 1.5 });
    expect([one.volume, other.volume, one.playbackRate]).toEqual([0.3, 0.3, 1.5]);
    player.send({ type: "mute", isMuted: true });
    expect(other.volume).toBe(0);
  });

  test("is paused by whatever pauses its element from outside", () => {
    const { player, one } = openedPlayer();
    player.send({ type: "start", recording: byVerse, surah: 1 });
    one.tell("playing", { duration: 5 });
    one.tell("pause", { paused: true });
    expect(readRecitation().status).toBe("paused");
    player.send({ type: "stop" });
  });
});
