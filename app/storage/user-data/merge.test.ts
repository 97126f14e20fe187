import fc from "fast-check";
import { expect, test } from "vitest";
import { type Operation, placeOf } from "#domain/sync/operation.ts";
import {
  confirm,
  correctClock,
  newReplica,
  type Replica,
  receive,
  toSend,
  write,
} from "#domain/sync/replica.ts";
import { parseTimestamp } from "#domain/sync/timestamp.ts";
import { add, put, remove, totalOf } from "./replica.testing.ts";

/** What the server does, in few words: the later stamp stays, each change gets the next revision. */
function newServer() {
  const rows = new Map<string, Operation & { revision: number }>();
  let revision = 0;
  return {
    rows,
    exchange(cursor: number, operations: readonly Operation[], page: number) {
      const unseen = [...rows.values()].filter((row) => row.revision > cursor);
      unseen.sort((one, two) => one.revision - two.revision);
      const hasMore = unseen.length > page;
      const shown = unseen.slice(0, page);
      const lost: Operation[] = [];
      for (const operation of operations) {
        const saved = rows.get(placeOf(operation));
        if (!saved || saved.stamp < operation.stamp) {
          revision += 1;
          rows.set(placeOf(operation), { ...operation, revision });
        } else if (saved.stamp !== operation.stamp) lost.push(saved);
      }
      const seen = hasMore ? (shown.at(-1)?.revision ?? cursor) : revision;
      return { cursor: seen, operations: [...shown, ...lost].map(bare), hasMore };
    },
  };
}

function bare({ kind, key, slot, stamp, body }: Operation): Operation {
  return { kind, key, slot, stamp, body };
}

type Server = ReturnType<typeof newServer>;
const tolerance = 300_000;

/** One exchange of a device; `isAnswerLost` is a connection that breaks after the server has written. */
function exchange(server: Server, replica: Replica, times: Times, isAnswerLost: boolean): boolean {
  let operations = toSend(replica, 3);
  if (operations.some(({ stamp }) => parseTimestamp(stamp).time > times.true + tolerance)) {
    correctClock(replica, times.device, times.true);
    operations = toSend(replica, 3);
  }
  const answer = server.exchange(replica.cursor, operations, 4);
  if (isAnswerLost) return true;
  confirm(replica, operations);
  receive(replica, answer.operations);
  replica.cursor = answer.cursor;
  return answer.hasMore || replica.unsent.size > 0;
}

type Times = { true: number; device: number };

const key = fc.constantFrom("1:1", "2:255", "112:1");
const step = fc.oneof(
  fc.record({ act: fc.constant("put" as const), device: fc.nat(2), key, body: fc.nat(99) }),
  fc.record({ act: fc.constant("remove" as const), device: fc.nat(2), key }),
  fc.record({ act: fc.constant("set" as const), device: fc.nat(2), key, body: fc.nat(99) }),
  fc.record({
    act: fc.constant("add" as const),
    device: fc.nat(2),
    key,
    amount: fc.integer({ min: -5, max: 33 }),
  }),
  fc.record({ act: fc.constant("foreign" as const), device: fc.nat(2), key, body: fc.json() }),
  fc.record({ act: fc.constant("exchange" as const), device: fc.nat(2), isLost: fc.boolean() }),
  fc.record({ act: fc.constant("wait" as const), milliseconds: fc.nat(100_000) }),
);

const day = 86_400_000;
const skews = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 1000, -1000, tolerance, -day, day)));

test("three devices that edit offline and meet at random end in the same state with every edit in it", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), skews, (steps, skew) => {
      const server = newServer();
      const replicas = [0, 1, 2].map((index) => newReplica(`000000000000000${index}`));
      const totals = new Map<string, number>();
      const foreign = new Map<string, Operation>();
      let now = 1_790_000_000_000;
      for (const each of steps) {
        now += 1;
        if (each.act === "wait") {
          now += each.milliseconds;
          continue;
        }
        const replica = replicas[each.device];
        const times = { true: now, device: now + (skew[each.device] ?? 0) };
        if (!replica) continue;
        if (each.act === "exchange") exchange(server, replica, times, each.isLost);
        if (each.act === "put") put(replica, "bookmark", each.key, each.body, times.device);
        if (each.act === "remove") remove(replica, "bookmark", each.key, times.device);
        if (each.act === "set") put(replica, "setting", each.key, each.body, times.device);
        if (each.act === "add") {
          add(replica, "tasbih", each.key, each.amount, times.device);
          totals.set(each.key, (totals.get(each.key) ?? 0) + each.amount);
        }
        if (each.act === "foreign") {
          // A newer version's kind: it keeps every edit in a slot of its own.
          const edit = { kind: "from-the-future", key: each.key, slot: `${now}`, body: each.body };
          foreign.set(placeOf(edit), write(replica, edit, times.device));
        }
      }
      // All meet until nobody has anything to say.
      for (let round = 0, isBusy = true; isBusy; round++) {
        isBusy = false;
        now += 1;
        replicas.forEach((replica, index) => {
          const times = { true: now, device: now + (skew[index] ?? 0) };
          const before = replica.cursor;
          if (exchange(server, replica, times, false) || replica.cursor !== before) isBusy = true;
        });
        expect(round).toBeLessThan(200);
      }
      const saved = new Map([...server.rows].map(([place, row]) => [place, bare(row)]));
      for (const replica of replicas) {
        expect(new Map(replica.slots)).toEqual(saved);
        for (const [counted, total] of totals) expect(totalOf(replica, "tasbih", counted)).toBe(total);
        for (const [place, { body }] of foreign) expect(replica.slots.get(place)?.body).toEqual(body);
      }
    }),
    { numRuns: 500 },
  );
});

test("of two edits of one value the later stays on both devices, whoever speaks first", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: day }), (isFirst, gap) => {
      const server = newServer();
      const [one, two] = [newReplica("000000000000000a"), newReplica("000000000000000b")];
      const start = 1_790_000_000_000;
      put(one, "setting", "theme", "earlier", start);
      put(two, "setting", "theme", "later", start + gap);
      const times = { true: start + gap, device: start + gap };
      for (const replica of isFirst ? [one, two, one] : [two, one, two])
        exchange(server, replica, times, false);
      expect([one, two].map((replica) => [...replica.slots.values()][0]?.body)).toEqual(["later", "later"]);
    }),
  );
});

test("merging is the same in any order and any number of times", () => {
  const operation = fc.record({
    kind: fc.constantFrom("bookmark", "x"),
    key,
    slot: fc.constantFrom("", "s"),
    time: fc.nat(50),
  });
  fc.assert(
    fc.property(fc.uniqueArray(operation, { selector: ({ time }) => time }), fc.nat(), (edits, seed) => {
      const operations = edits.map(({ time, ...edit }): Operation => {
        return { ...edit, stamp: time.toString(16).padStart(32, "0"), body: time };
      });
      const turned = operations.slice(seed % (edits.length || 1)).concat(operations.toReversed());
      const [one, two] = [newReplica("000000000000000a"), newReplica("000000000000000b")];
      receive(one, operations);
      receive(two, turned);
      receive(two, operations);
      expect(new Map([...two.slots].sort())).toEqual(new Map([...one.slots].sort()));
    }),
  );
});
