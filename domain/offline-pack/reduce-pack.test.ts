import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isUnderWay,
  type PackCommand,
  type PackEvent,
  type PackState,
  packFaults,
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

const looked: PackEvent = { type: "found", total: 3, done: 1, isWanted: false };
const begun: readonly PackEvent[] = [
  looked,
  { type: "keep" },
  { type: "checked", turn: 1, total: 3, done: 1 },
];
const arrived = (turn = 1, bytes = 100): PackEvent => ({ type: "arrived", turn, bytes });

describe("saving a pack", () => {
  test("checks first, then fetches what is not there yet, and is whole with the last file", () => {
    expect(led([looked, { type: "keep" }])).toMatchObject({
      state: { status: "checking" },
      commands: [{ type: "check", turn: 1 }],
    });
    expect(led(begun)).toMatchObject({
      state: { status: "saving", done: 1 },
      commands: [{ type: "fetch", turn: 1 }],
    });
    const { state, commands } = led([...begun, arrived(), arrived()]);
    expect(state).toMatchObject({ status: "saved", done: 3, received: 200 });
    expect(commands).toEqual([{ type: "seal" }]);
    expect(savedPercent(state)).toBe(100);
  });

  test("whose files were all opened before is complete immediately", () => {
    const { state, commands } = led([
      looked,
      { type: "keep" },
      { type: "checked", turn: 1, total: 3, done: 3 },
    ]);
    expect(state.status).toBe("saved");
    expect(commands).toEqual([{ type: "seal" }]);
  });

  test("can be paused and resumed; late results of the earlier run are ignored", () => {
    const paused = led([...begun, arrived(), { type: "pause" }]);
    expect(paused).toMatchObject({ state: { status: "paused", done: 2 }, commands: [{ type: "halt" }] });
    const again = led([{ type: "keep" }, arrived(1)], paused.state);
    expect(again.state).toMatchObject({ status: "checking", turn: 2, done: 2 });
  });

  test("that fails says why, and can be retried", () => {
    for (const fault of packFaults) {
      const broken = led([...begun, { type: "broke", turn: 1, fault }]);
      expect(broken).toMatchObject({ state: { status: "failed", fault }, commands: [{ type: "halt" }] });
      expect(led([{ type: "keep" }], broken.state).state).toMatchObject({
        status: "checking",
        fault: undefined,
      });
    }
  });

  test("can be cancelled: its files are deleted, and nothing starts until that is done", () => {
    const erasing = led([...begun, arrived(), { type: "erase" }]);
    expect(erasing.commands).toEqual([{ type: "halt" }, { type: "erase" }]);
    expect(led([{ type: "keep" }, arrived()], erasing.state).state.status).toBe("erasing");
    expect(led([{ type: "erased" }], erasing.state).state).toMatchObject({ status: "absent", done: 0 });
  });
});

describe("looking at the device", () => {
  test("distinguishes a complete pack, a paused one, and files that were only opened", () => {
    const found = (done: number, isWanted: boolean) =>
      led([{ type: "found", total: 3, done, isWanted }]).state.status;
    expect(found(3, true)).toBe("saved");
    expect(found(2, true)).toBe("paused");
    expect(found(3, false)).toBe("absent");
  });

  test("a saved pack whose files the browser evicted is paused until completed", () => {
    const current = led([...begun, arrived(), arrived()]).state;
    expect(led([{ type: "found", total: 3, done: 1, isWanted: true }], current).state.status).toBe("paused");
  });

  test("does not disturb a pack in progress", () => {
    expect(led([...begun, { type: "found", total: 3, done: 0, isWanted: true }]).state).toMatchObject({
      status: "saving",
      done: 1,
    });
  });
});

test("in any order of events, an incomplete pack is never reported complete", () => {
  const turn = fc.nat({ max: 4 });
  const total = fc.nat({ max: 4 });
  const done = fc.integer({ min: -1, max: 6 });
  const happening: fc.Arbitrary<PackEvent> = fc.oneof(
    fc.record({ type: fc.constant("found" as const), total, done, isWanted: fc.boolean() }),
    fc.record({ type: fc.constantFrom("keep", "pause", "erase", "erased") }),
    fc.record({ type: fc.constant("checked" as const), turn, total, done }),
    fc.record({ type: fc.constant("arrived" as const), turn, bytes: fc.integer({ min: -5, max: 50 }) }),
    fc.record({ type: fc.constant("broke" as const), turn, fault: fc.constantFrom(...packFaults) }),
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
        if (isUnderWay(before) && !isUnderWay(state) && state.status !== "saved")
          expect(step.commands).toContainEqual({ type: "halt" });
        expect((state.status === "failed") === (state.fault !== undefined)).toBe(true);
      }
    }),
  );
});
