import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, placeOf } from "#domain/sync/operation.ts";
import { confirm, newReplica, receive, toSend } from "#domain/sync/replica.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { migratedPlace, queryDatabase } from "./temporary-place.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let store: Store;
let members = 0;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

async function newMember(): Promise<string> {
  members += 1;
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('m${members}', 'Maryam', 'm${members}@example.org', true, now(), now())`,
  );
  return `m${members}`;
}

const mostBytes = 1_000_000;
/** Three bytes for each character, as the longest body may have. */
const longest = 16_000;
const stampAt = (time: number) => `${time.toString(16).padStart(12, "0")}0000${"0".repeat(15)}1`;
const bytesOf = ({ body }: Operation) => Buffer.byteLength(JSON.stringify(body));

function edit(slot: number, time: number, length: number): Operation {
  return { kind: "note", key: `n${slot}`, slot: "", stamp: stampAt(time), body: "ࢠ".repeat(length) };
}

/** What the server has, by place. */
async function stored(memberId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const rows of store.memories.pages(memberId))
    for (const row of rows) found.set(placeOf(row), `${row.stamp} ${row.body.length}`);
  return found;
}

/** One slot: the length of its body on the server, and what the device has of it. */
const slot = fc.record({
  length: fc.constantFrom<number[]>(longest, longest, longest, 9000, 1),
  onDevice: fc.constantFrom("same", "older", "older", "older", "older", "newer", "nothing"),
});

const allLate = Array.from({ length: 100 }, () => ({ length: longest, onDevice: "older" as const }));

test("answers to late edits are cut too, and the device goes on until it has everything", async () => {
  let cuts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(slot, { minLength: 20, maxLength: 140, size: "max" }),
      fc.constantFrom(0, 0.6, 1, 1),
      fc.constantFrom(7, 60, 1000),
      async (slots, seenShare, page) => {
        const memberId = await newMember();
        const onServer = slots.map(({ length }, at) => edit(at, 1000 + at, length));
        for (let at = 0; at < onServer.length; at += 30)
          await store.memories.exchange(memberId, {
            ...{ cursor: 0, page: 1, operations: onServer.slice(at, at + 30) },
          });
        const device = newReplica("1".repeat(16));
        device.cursor = Math.floor(seenShare * onServer.length);
        for (const [at, { onDevice }] of slots.entries()) {
          // What the device has seen and not lost it has; an older or newer edit of its own is unsent.
          const own = {
            same: onServer[at],
            older: edit(at, 1, 2),
            newer: edit(at, 5000, 3),
            nothing: undefined,
          };
          const isSeen = at < device.cursor;
          const has =
            onDevice === "nothing" || onDevice === "same"
              ? isSeen
                ? onServer[at]
                : undefined
              : own[onDevice];
          if (!has) continue;
          device.slots.set(placeOf(has), has);
          if (has !== onServer[at]) device.unsent.set(placeOf(has), has.stamp);
        }
        const rounds = 4 + slots.length * 2;
        let isDone = false;
        for (let round = 0; !isDone; round++) {
          expect(round).toBeLessThan(rounds);
          const operations = toSend(device, page);
          const answer = await store.memories.exchange(memberId, { cursor: device.cursor, operations, page });
          if (answer === "full") throw new Error("there is room");
          const bytes = answer.operations.map(bytesOf);
          expect(answer.operations.length).toBeLessThanOrEqual(page);
          expect(bytes.reduce((sum, each) => sum + each, 0) - (bytes.at(-1) ?? 0)).toBeLessThan(mostBytes);
          if (answer.cursor < device.cursor) cuts += 1;
          confirm(device, operations);
          receive(device, answer.operations);
          device.cursor = answer.cursor;
          isDone = !answer.hasMore && device.unsent.size === 0;
        }
        const onDevice = new Map(
          [...device.slots].map(([at, { stamp, body }]) => [at, `${stamp} ${JSON.stringify(body).length}`]),
        );
        expect(onDevice).toEqual(await stored(memberId));
        expect(onDevice.size).toBe(slots.length);
      },
    ),
    { numRuns: 30, seed: 38, endOnFailure: true, examples: [[allLate, 1, 1000]] },
  );
  // Some of the runs had more late edits than fit into one answer.
  expect(cuts).toBeGreaterThan(3);
}, 120_000);
