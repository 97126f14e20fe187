import fc from "fast-check";
import { expect, test } from "vitest";
import { ayahsIn } from "#domain/verse-reference.ts";
import { playedPercent, surahProgress } from "./playing.ts";
import { playingRecitation } from "./playing-recitation.testing.ts";
import { repeatModes } from "./recitation.ts";
import { type RecitationEvent, timers } from "./recitation-event.ts";
import { bySurah, byVerse } from "./recording.testing.ts";

const surah = fc.integer({ min: 1, max: 114 });
const number = fc.oneof(fc.integer({ min: -5, max: 300 }), fc.double());
const turn = fc.nat({ max: 60 });

const happening: fc.Arbitrary<RecitationEvent> = fc.oneof(
  fc.record({ type: fc.constant("start" as const), recording: fc.constantFrom(byVerse, bySurah), surah }),
  fc.record({
    type: fc.constant("start" as const),
    recording: fc.constant(byVerse),
    surah,
    ayah: fc.integer({ min: 0, max: 290 }),
    to: fc.integer({ min: 0, max: 290 }),
    continues: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom("play", "pause", "toggle", "stop", "next", "previous") }),
  fc.record({ type: fc.constant("seek" as const), percent: number }),
  fc.record({ type: fc.constant("volume" as const), volume: number }),
  fc.record({ type: fc.constant("speed" as const), speed: number }),
  fc.record({ type: fc.constant("repeat" as const), repeat: fc.constantFrom(...repeatModes) }),
  fc.record({ type: fc.constantFrom("listenAndRepeat", "playOn"), isOn: fc.boolean() }),
  fc.record({ type: fc.constant("rounds" as const), from: number, to: number, times: number, pause: number }),
  fc.record({ type: fc.constant("endRounds" as const) }),
  fc.record({
    type: fc.constantFrom("sounding", "held", "ending", "blocked", "interrupted", "failed"),
    turn,
  }),
  fc.record({ type: fc.constant("ended" as const), turn, duration: fc.constantFrom(0, 3) }),
  fc.record({ type: fc.constant("time" as const), turn, position: fc.constant(1), duration: fc.constant(3) }),
  fc.record({ type: fc.constant("elapsed" as const), timer: fc.constantFrom(...timers) }),
);

test("the status is never playing before the current clip has reported sound", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (events) => {
      const player = playingRecitation();
      const sounding = new Set<number>();
      for (const event of events) {
        if (event.type === "sounding") sounding.add(event.turn);
        if (event.type === "held" || event.type === "ended") sounding.delete(event.turn);
        const { status, current } = player.send(event);
        if (status === "playing") expect(sounding).toContain(current?.turn);
        if (status === "idle") expect(current).toBeUndefined();
      }
    }),
    { numRuns: 400 },
  );
});

test("after any events, place, volume, speed and progress stay within their bounds", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (events) => {
      const player = playingRecitation();
      for (const event of events) {
        const state = player.send(event);
        expect(state.volume).toBeGreaterThanOrEqual(0);
        expect(state.volume).toBeLessThanOrEqual(100);
        expect(state.speed).toBeGreaterThanOrEqual(0.5);
        expect(state.speed).toBeLessThanOrEqual(2);
        for (const share of [playedPercent(state), surahProgress(state)]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
        const passage = state.current?.passage;
        if (passage?.part !== "surah" && passage) {
          expect(passage.ayah).toBeGreaterThanOrEqual(state.range.from);
          expect(passage.ayah).toBeLessThanOrEqual(state.range.to);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("a turn always belongs to one file", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (events) => {
      const player = playingRecitation();
      for (const event of events) player.send(event);
      const files = new Map<number, string>();
      for (const command of player.commands)
        if (command.type === "sound" || command.type === "prepare") {
          const { clip } = command;
          expect(files.get(clip.turn) ?? clip.address.url).toBe(clip.address.url);
          files.set(clip.turn, clip.address.url);
        }
    }),
    { numRuns: 400 },
  );
});

test("any surah played through with repeat all plays every verse once, in order, after its basmala", () => {
  fc.assert(
    fc.property(surah, (number) => {
      const player = playingRecitation();
      player.send({ type: "start", recording: byVerse, surah: number, continues: true });
      const said: string[] = [];
      while (player.state.status === "loading") {
        player.sound();
        said.push(player.place);
        player.end();
      }
      const verses = Array.from({ length: ayahsIn(number) }, (_, index) => `verse ${number}:${index + 1}`);
      const leadIn = number === 1 || number === 9 ? [] : [`basmala ${number}:1`];
      expect(said).toEqual([...leadIn, ...verses]);
      expect(player.state.status).toBe("ended");
    }),
    { numRuns: 114 },
  );
});
