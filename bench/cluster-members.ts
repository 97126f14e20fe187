import { createHash } from "node:crypto";
import { operationsPerRequest, type SyncAnswer } from "#contract/sync.ts";
import { newClock, tick, timestampOf } from "#domain/sync/timestamp.ts";
import type { Cluster } from "#scripts/cluster/raise-cluster.ts";
import { until } from "#scripts/cluster/run-program.ts";
import { askFrom } from "./ask-from.ts";

const password = "four calm green olives";

/** Somebody who is signed in and stores bookmarks, each with a key of its own. */
export type ClusterMember = {
  readonly id: string;
  readonly cookie: string;
  ask: ReturnType<typeof askFrom>;
  /** Stores one more bookmark. */
  write(): Promise<Written>;
  /** The keys that the server has, over all pages. */
  stored(): Promise<Set<string>>;
};

/** An attempt to store a bookmark. Times are in milliseconds of `performance.now()`. */
export type Written = {
  readonly key: string;
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly from: number;
  readonly to: number;
};

/** Signs up so many members, each at an address of their own, and confirms their emails in the database. */
export async function clusterMembers(
  cluster: Cluster,
  count: number,
  name: string,
): Promise<ClusterMember[]> {
  const network = [...name].reduce((sum, letter) => (sum + letter.charCodeAt(0)) % 250, 0);
  const people = Array.from({ length: count }, (_, at) => ({
    email: `${name}-${at}@example.org`,
    ask: askFrom(cluster.origin, `127.7.${network}.${at + 1}`),
  }));
  for (const { email, ask } of people) {
    const { status, text } = await ask({
      path: "/api/accounts/sign-up",
      body: { name: "Maryam", email, password },
    });
    if (status !== 200) throw new Error(`nobody could sign up: ${status} ${text}`);
  }
  // A sign-up is answered before it is done: its time must not say whether the address is known.
  await until("the sign-ups", async () => {
    const rows = await cluster.query(`select email from pending_sign_ups where email like '${name}-%'`);
    return rows.length === count;
  });
  for (const [at, { email, ask }] of people.entries()) {
    // A token with a dot would be one of an earlier version.
    const token = `token-of-${name}-${at}`;
    const hash = createHash("sha256").update(token).digest("base64url");
    await cluster.query(`update pending_sign_ups set token_hash = '${hash}' where email = '${email}'`);
    const { status, text } = await ask({ path: "/api/accounts/confirm-email", body: { token, password } });
    if (status !== 200) throw new Error(`nobody could confirm an address: ${status} ${text}`);
  }
  return Promise.all(
    people.map(async ({ email, ask }, at) => member(ask, email, await signedIn(ask, email), at)),
  );
}

async function signedIn(ask: ReturnType<typeof askFrom>, email: string): Promise<string> {
  for (;;) {
    const { status, cookie, text } = await ask({ path: "/api/accounts/sign-in", body: { email, password } });
    if (status === 200) return cookie;
    // The queue of passwords is full for the moment.
    if (status !== 503) throw new Error(`nobody could sign in: ${status} ${text}`);
    await new Promise((later) => setTimeout(later, 1000));
  }
}

function member(ask: ReturnType<typeof askFrom>, id: string, cookie: string, at: number): ClusterMember {
  let clock = newClock(at.toString(16).padStart(16, "0"));
  let written = 0;
  const sync = (cursor: number, operations: readonly unknown[]) =>
    ask({ path: "/api/sync", cookie, body: { cursor, operations } });
  return {
    id,
    cookie,
    ask,
    async write() {
      clock = tick(clock, Date.now());
      written += 1;
      const key = `${id} ${written}`;
      const operation = { kind: "bookmark", key, slot: "", stamp: timestampOf(clock), body: true };
      const from = performance.now();
      const { status, retryAfter } = await sync(1_000_000_000, [operation]);
      return { key, status, retryAfter, from, to: performance.now() };
    },
    async stored() {
      const keys = new Set<string>();
      for (let cursor = 0, hasMore = true; hasMore; ) {
        const { status, text } = await sync(cursor, []);
        if (status !== 200) throw new Error(`what is stored cannot be read: ${status} ${text}`);
        const answer: SyncAnswer = JSON.parse(text);
        for (const { key } of answer.operations) keys.add(key);
        if (answer.operations.length > operationsPerRequest) throw new Error("a page is too long");
        ({ cursor, hasMore } = answer);
      }
      return keys;
    },
  };
}
