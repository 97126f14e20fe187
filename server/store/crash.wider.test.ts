import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isExhaustive } from "#tests/support/by-turns.ts";
import { claimedOwner } from "./embedded/postmaster-file.ts";
import { openStore, type StorePlace } from "./store.ts";
import { queryDatabase, temporaryPlace } from "./temporary-place.ts";

/** Each kills the database twice, or three times, and the app once. */
const rounds = isExhaustive ? 6 : 2;
let kills = 0;
let place: StorePlace;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
  const store = await openStore(place);
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('writer', 'Writer', 'writer@example.org', true, now(), now())`,
  );
  await store.close();
}, 60_000);

afterAll(() => remove());

/**
 * Kills the database twice under the writing app, which recovers by itself, and finally the app, in every other round
 * together with the database; resolves to the acknowledged keys.
 */
async function writeAndKill(round: number): Promise<string[]> {
  const script = join(import.meta.dirname, "write-until-killed.ts");
  const app = spawn(process.execPath, [script, place.dataDirectory, String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: string[] = [];
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    app.once("close", (_, signal) => resolve(signal)),
  );
  const first = 3 + ((round * 7) % 20);
  for await (const key of createInterface({ input: app.stdout })) {
    acknowledged.push(key);
    const written = acknowledged.length;
    if (written === first || written === first * 2) await killDatabase();
    if (written !== first * 3) continue;
    if (round % 2 === 0) await killDatabase();
    app.kill("SIGKILL");
  }
  // The app survived the loss of its database and was ended by the test.
  expect(await ended).toBe("SIGKILL");
  kills += 1;
  return acknowledged;
}

/** The database may have ended by itself between the check and the kill. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function killDatabase(): Promise<void> {
  const database = await claimedOwner(join(place.dataDirectory, "postgresql", "cluster"));
  if (database !== undefined) killIfAlive(database);
  kills += 1;
}

test("nothing that was acknowledged is lost when database and app are killed under writes", async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) acknowledged.push(...(await writeAndKill(round)));
  const store = await openStore(place);
  const stored = await store.memories.exchange("writer", { cursor: 0, operations: [], page: 100_000 });
  await store.close();
  if (stored === "full") throw new Error("the store says it is full");
  const keys = new Set(stored.operations.map(({ key }) => key));
  expect(kills).toBeGreaterThanOrEqual(isExhaustive ? 20 : 7);
  expect(acknowledged.length).toBeGreaterThan(rounds * 9);
  expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
}, 150_000);
