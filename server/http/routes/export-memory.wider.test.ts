import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase, urlOf } from "#server/store/temporary-place.ts";
import { newMember, type TemporaryServer, temporaryServer } from "./temporary-server.ts";

/** The default quota of a member, and what an export of that much may add to the memory of the server, in bytes. */
const quota = 20_000_000;
const mostGrowth = 30 * 1024 ** 2;

let place: StorePlace;
let remove: () => Promise<void>;
let on: TemporaryServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await temporaryServer(place);
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

/** A member whose synced data are so many rows with the text of each repeated until they fill the quota. */
async function memberAtQuota(name: string, rows: number, text: string): Promise<string> {
  const person = await newMember(on, `${name}@example.org`);
  const member = await on.store.members.findByEmail(`${name}@example.org`);
  const body = JSON.stringify(text.repeat(Math.floor((quota / rows - 64) / Buffer.byteLength(text))));
  await queryDatabase(
    place,
    `insert into memories select $1, 'note', 'key ' || lpad(n::text, 8, '0'), '', lpad(n::text, 32, '0'), $2, n
     from generate_series(1, $3::int) as n`,
    [member?.id, body, rows],
  );
  return [...person.cookies].map(([cookie, value]) => `${cookie}=${value}`).join("; ");
}

const answerOf = async (child: ChildProcess) => (await once(child, "message"))[0];

/** Downloads the export from a process that has done nothing before; resolves to its bytes and the memory's growth. */
async function exportFresh(cookie: string): Promise<{ bytes: number; growth: number }> {
  const child = fork(join(import.meta.dirname, "export-until-stopped.testing.ts"), [urlOf(place)]);
  const { address } = await answerOf(child);
  await fetch(`${address}/api/session`, { headers: { cookie } });
  const memory = async () => {
    child.send("memory");
    return answerOf(child);
  };
  const before = await memory();
  const answer = await fetch(`${address}/api/accounts/export`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  const after = await memory();
  child.send("stop");
  await once(child, "exit");
  return { bytes, growth: after.highest - before.now };
}

test.each([
  ["the largest bodies", 320, "صدقة "],
  ["many small marks", 20_000, "a"],
])(
  "an export at the quota adds at most 30 MB to a fresh process: %s",
  async (name, rows, text) => {
    const cookie = await memberAtQuota(name.replaceAll(" ", "-"), rows, text);
    // On a busy machine garbage lies uncollected for a while: what an export needs is the least of a few.
    let least = Number.POSITIVE_INFINITY;
    for (let fresh = 0; fresh < 3 && least >= mostGrowth; fresh++) {
      const { bytes, growth } = await exportFresh(cookie);
      expect(bytes).toBeGreaterThan(quota * 0.9);
      least = Math.min(least, growth);
    }
    expect(least).toBeLessThan(mostGrowth);
  },
  60_000,
);
