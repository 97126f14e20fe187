import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { livePlaces } from "#server/services/accounts/live-places.ts";
import { DomainError } from "#server/services/errors.ts";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { type GivingServer, givingServer, listening } from "./giving.testing.ts";
import { newMember, type Visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
/** Two processes on one database. */
let one: GivingServer;
let other: GivingServer;
let second: Store;
const addresses: string[] = [];
/** An answer that nobody refers to would be closed by the garbage collector. */
const open: { stop: AbortController; answer: Response }[] = [];

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  one = await givingServer(place);
  other = await givingServer(place);
  second = await openStore(place);
  for (const { server } of [one, other]) addresses.push(await listening(server));
}, 60_000);

afterAll(async () => {
  for (const { stop } of open) stop.abort();
  await second.close();
  await other.close();
  await one.close();
  await remove();
});

/** Opens a stream on each of the two processes in turn; resolves to its status. */
async function watch(at: number, from: string, person?: Visitor) {
  const stop = new AbortController();
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { "x-forwarded-for": from, ...(cookie && { cookie }) };
  const answer = await fetch(`${addresses[at % 2]}/api/donations/live`, { headers, signal: stop.signal });
  open.push({ stop, answer });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), stop };
}

const taken = async () => (await queryDatabase(place, "select 1 from live_places")).length;

test("live figures: ten streams for a network and two for a member, over all processes; the rest get 429", async () => {
  expect((await fetch(`${addresses[0]}/api/donations/live`, { method: "HEAD" })).status).toBe(404);
  const strangers = [];
  for (let at = 0; at < 12; at++) strangers.push(await watch(at, "192.0.2.7"));
  expect(strangers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
  expect(strangers.at(-1)?.retryAfter).toBe("60");
  const person = await newMember(one, "watching@example.org");
  const own = [];
  // Not counted by address: the network is full.
  for (let at = 0; at < 4; at++) own.push(await watch(at, "192.0.2.7", person));
  expect(own.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect((await watch(0, "192.0.2.8")).status).toBe(200);
  expect(await taken()).toBe(13);
  own[0]?.stop.abort();
  strangers[3]?.stop.abort();
  await vi.waitFor(async () => expect(await taken()).toBe(11), { timeout: 10_000 });
  expect((await watch(1, "192.0.2.7", person)).status).toBe(200);
  expect((await watch(0, "192.0.2.7")).status).toBe(200);
  expect((await watch(1, "192.0.2.7")).status).toBe(429);
});

test("concurrent streams over two processes take exactly the places there are", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, at) => watch(at, "2001:db8:5:5::1").then(({ status }) => status)),
  );
  expect(outcomes.filter((status) => status === 200)).toHaveLength(10);
  expect(outcomes.filter((status) => status === 429)).toHaveLength(14);
});

test("places of a process that died are free a minute later, those of a living one stay", async () => {
  let moment = Date.UTC(2026, 0, 1);
  const now = () => new Date(moment);
  const [dead, living] = [livePlaces(one.store.places, "key", now), livePlaces(second.places, "key", now)];
  const who = { memberId: "m-1", address: "192.0.2.9" };
  const mayEnter = () =>
    living.enter("figures", who).then(
      () => true,
      (error: DomainError) => {
        expect(error).toBeInstanceOf(DomainError);
        return false;
      },
    );
  await dead.enter("figures", who);
  await dead.enter("figures", who);
  expect(await mayEnter()).toBe(false);
  // Answers of a model have places of their own.
  (await living.enter("answers", who))();
  moment += 59_000;
  expect(await mayEnter()).toBe(false);
  moment += 2000;
  expect([await mayEnter(), await mayEnter(), await mayEnter()]).toEqual([true, true, false]);
  await living.close();
  expect(await mayEnter()).toBe(true);
  await living.close();
  await dead.close();
});

test("one process serves at most 2,000 streams of figures", async () => {
  const rows = {
    take: async (key: string) => ({ key, slot: 0 }),
    renew: async () => undefined,
    release: async () => undefined,
    releaseAll: async () => undefined,
  };
  const places = livePlaces(rows, "key", () => new Date());
  const enter = (at: number) =>
    places.enter("figures", { memberId: undefined, address: `10.0.${at >> 8}.${at & 255}` });
  const leaves = await Promise.all(Array.from({ length: 2000 }, (_, at) => enter(at)));
  await expect(enter(2001)).rejects.toMatchObject({ code: "too-many-calls", retryAfter: 60 });
  leaves[0]?.();
  await expect(enter(2002)).resolves.toBeTypeOf("function");
  await places.close();
});
