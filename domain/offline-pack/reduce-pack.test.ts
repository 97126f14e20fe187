import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isInProgress,
  type PackCommand,
  type PackEvent,
  type PackState,
  packErrors,
  savedPercent,
  unknownPack,
} from "./pack-state.ts";
import { reducePack } from "./reduce-pack.ts";

function led(events: readonly PackEvent[], from: PackState = unknownPack) {
  let state = from;
  let commands: readonly PackCommand[] = [];
  for (const event of events) ({ state, commands } = reducePack(state, event));
  return { state, commands };
}

const looked: PackEvent = { type: "found", total: 3, done: 1, isRequested: false };
const started: readonly PackEvent[] = [
  looked,
  { type: "keep" },
  { type: "checked", run: 1, total: 3, done: 1 },
];
const arrived = (run = 1, bytes = 100): PackEvent => ({ type: "arrived", run, bytes });

describe("saving a pack", () => {
  test("checks first, then fetches what is not there yet, and is whole with the last file", () => {
    expect(led([looked, { type: "keep" }])).toMatchObject({
      state: { status: "checking" },
      commands: [{ type: "check", run: 1 }],
    });
    expect(led(started)).toMatchObject({
      state: { status: "saving", done: 1 },
      commands: [{ type: "fetch", run: 1 }],
    });
    const { state, commands } = led([...started, arrived(), arrived()]);
    expect(state).toMatchObject({ status: "saved", done: 3, received: 200 });
    expect(commands).toEqual([{ type: "seal" }]);
    expect(savedPercent(state)).toBe(100);
  });

  test("whose files were all opened before is complete immediately", () => {
    const { state, commands } = led([
      looked,
      { type: "keep" },
      { type: "checked", run: 1, total: 3, done: 3 },
    ]);
    expect(state.status).toBe("saved");
    expect(commands).toEqual([{ type: "seal" }]);
  });

  test("can be paused and resumed; late results of the earlier run are ignored", () => {
    const paused = led([...started, arrived(), { type: "pause" }]);
    expect(paused).toMatchObject({ state: { status: "paused", done: 2 }, commands: [{ type: "halt" }] });
    const again = led([{ type: "keep" }, arrived(1)], paused.state);
    expect(again.state).toMatchObject({ status: "checking", run: 2, done: 2 });
  });

  test("that fails says why, and can be retried", () => {
    for (const error of packErrors) {
      const broken = led([...started, { type: "broke", run: 1, error }]);
      expect(broken).toMatchObject({ state: { status: "failed", error }, commands: [{ type: "halt" }] });
      expect(led([{ type: "keep" }], broken.state).state).toMatchObject({
        status: "checking",
        error: undefined,
      });
    }
  });

  test("can be cancelled: its files are deleted, and nothing starts until that is done", () => {
    const erasing = led([...started, arrived(), { type: "erase" }]);
    expect(erasing.commands).toEqual([{ type: "halt" }, { type: "erase" }]);
    expect(led([{ type: "keep" }, arrived()], erasing.state).state.status).toBe("erasing");
    expect(led([{ type: "erased" }], erasing.state).state).toMatchObject({ status: "absent", done: 0 });
  });
});

describe("looking at the device", () => {
  test("distinguishes a complete pack, a paused one, and files that were only opened", () => {
    const found = (done: number, isRequested: boolean) =>
      led([{ type: "found", total: 3, done, isRequested }]).state.status;
    expect(found(3, true)).toBe("saved");
    expect(found(2, true)).toBe("paused");
    expect(found(3, false)).toBe("absent");
  });

  test("a saved pack whose files the browser evicted is paused until completed", () => {
    const current = led([...started, arrived(), arrived()]).state;
    expect(led([{ type: "found", total: 3, done: 1, isRequested: true }], current).state.status).toBe(
      "paused",
    );
  });

  test("does not disturb a pack in progress", () => {
    expect(led([...started, { type: "found", total: 3, done: 0, isRequested: true }]).state).toMatchObject({
      status: "saving",
      done: 1,
    });
  });
});

test("in any order of events, an incomplete pack is never reported complete", () => {
  const run = fc.nat({ max: 4 });
  const total = fc.nat({ max: 4 });
  const done = fc.integer({ min: -1, max: 6 });
  const happening: fc.Arbitrary<PackEvent> = fc.oneof(
    fc.record({ type: fc.constant("found" as const), total, done, isRequested: fc.boolean() }),
    fc.record({ type: fc.constantFrom("keep", "pause", "erase", "erased") }),
    fc.record({ type: fc.constant("checked" as const), run, total, done }),
    fc.record({ type: fc.constant("arrived" as const), run, bytes: fc.integer({ min: -5, max: 50 }) }),
    fc.record({ type: fc.constant("broke" as const), run, error: fc.constantFrom(...packErrors) }),
  );
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (events) => {
      let state = unknownPack;
      for (const event of events) {
        const before = state;
        const step = reducePack(before, event);
        state = step.state;
        expect(state.done).toBeLessThanOrEqual(state.total);
        expect(state.received).toBeGreaterThanOrEqual(0);
        if (state.status === "saved") expect(state.done).toBe(state.total);
        if (isInProgress(before) && !isInProgress(state) && state.status !== "saved")
          expect(step.commands).toContainEqual({ type: "halt" });
        expect((state.status === "failed") === (state.error !== undefined)).toBe(true);
      }
    }),
  );
});
