import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { migratedPlace, queryDatabase } from "./temporary-place.ts";

const rounds = 3;
const steps = ["open", "claimed", "answered", "published"];
let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('asker', 'Asker', 'asker@example.org', true, now(), now())`,
  );
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

/** Kills the process while it works; resolves to the last acknowledged step of each question. */
async function askAndKill(round: number): Promise<Map<string, string>> {
  const script = join(import.meta.dirname, "ask-until-killed.ts");
  const app = spawn(process.execPath, [script, place.dataDirectory, String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    app.once("close", (_, signal) => resolve(signal)),
  );
  const acknowledged = new Map<string, string>();
  let lines = 0;
  for await (const line of createInterface({ input: app.stdout })) {
    const [id = "", step = ""] = line.split(" ");
    acknowledged.set(id, step);
    lines += 1;
    if (lines === 9 + round) app.kill("SIGKILL");
  }
  expect(await ended).toBe("SIGKILL");
  return acknowledged;
}

test("a killed process loses no acknowledged step of a question and leaves none half done", async () => {
  for (let round = 0; round < rounds; round++) {
    const acknowledged = await askAndKill(round);
    expect(acknowledged.size).toBeGreaterThan(1);
    const published = new Set((await store.scholars.published("en")).map(({ id }) => id));
    for (const [id, step] of acknowledged) {
      const stored = await store.scholars.find(id, Date.now());
      const reached = stored?.publication === "published" ? "published" : (stored?.stage ?? "");
      // A step may have been written whose acknowledgement was lost.
      expect(steps.indexOf(reached), `${id} ${step}`).toBeGreaterThanOrEqual(steps.indexOf(step));
      expect(published.has(`${id}-public`)).toBe(reached === "published");
      expect(stored?.answer === null).toBe(reached === "open" || reached === "claimed");
    }
  }
}, 120_000);
