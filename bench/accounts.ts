import { put } from "#app/storage/user-data/replica.testing.ts";
import { operationsPerRequest, syncAnswer } from "#contract/sync.ts";
import { confirm, newReplica, type Replica, receive, toSend } from "#domain/sync/replica.ts";
import type { Figure } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const records = 10_000;

type Person = { post(path: string, body: unknown): Promise<{ text: string; sent: number }> };

async function newMember({ origin }: RunningServer): Promise<Person> {
  let cookie = "";
  const post: Person["post"] = async (path, body) => {
    const sent = JSON.stringify(body);
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { origin, "content-type": "application/json", ...(cookie && { cookie }) },
      body: sent,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    cookie ||= answer.headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    return { text, sent: sent.length };
  };
  const email = `bench-${Date.now()}@example.org`;
  await post("/api/accounts/sign-up", { name: "Bench", email, password: "four calm green olives" });
  return { post };
}

/** Syncs until neither side has anything new; returns the number of requests and all bytes of JSON. */
async function meet(person: Person, replica: Replica): Promise<{ requests: number; bytes: number }> {
  let bytes = 0;
  for (let requests = 1; ; requests++) {
    const operations = toSend(replica, operationsPerRequest);
    const { text, sent } = await person.post("/api/sync", { cursor: replica.cursor, operations });
    bytes += sent + text.length;
    const answer = syncAnswer.parse(JSON.parse(text));
    confirm(replica, operations);
    receive(replica, answer.operations);
    replica.cursor = answer.cursor;
    if (!answer.hasMore && replica.unsent.size === 0) return { requests, bytes };
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** The first sync of ten thousand records, up and down, and the cost of one later change. */
export async function benchAccounts(served: RunningServer): Promise<Figure[]> {
  const person = await newMember(served);
  const [full, empty] = [newReplica("00000000000000f0"), newReplica("00000000000000d0")];
  for (let index = 0; index < records; index++)
    put(full, "favourite-hadith", `hadith:${index}`, { at: index, note: "kept for later" }, Date.now());
  const up = await timed(() => meet(person, full));
  const down = await timed(() => meet(person, empty));
  put(full, "bookmark", "2:255", { colour: "green" }, Date.now());
  const change = await meet(person, full);
  const fetched = await meet(person, empty);
  return [
    { name: "sync: first 10,000 records up", value: up, unit: "ms", atMost: 3000 },
    { name: "sync: first 10,000 records down", value: down, unit: "ms", atMost: 3000 },
    { name: "sync: one later change, sent", value: change.bytes, unit: "bytes", atMost: 2048 },
    { name: "sync: one later change, fetched", value: fetched.bytes, unit: "bytes", atMost: 2048 },
    { name: "sync: one later change", value: change.requests, unit: "requests", atMost: 1 },
  ];
}
