import { createHash } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { handleError, markPrivate } from "#server/http/errors/handle-error.ts";
import { type AccountSettings, type Accounts, openAccounts } from "#server/services/accounts/accounts.ts";
import type { Hasher } from "#server/services/accounts/hasher.ts";
import type { Email } from "#server/services/mailer.ts";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { accountRoutes } from "./accounts.ts";
import { healthRoutes } from "./health.ts";
import { syncRoutes } from "./sync.ts";

export const publicUrl = "http://localhost:3000";

/** A fast hash, so that other tests do not wait for memory-hard hashing. */
const quickHasher: Hasher = {
  hash: async (typed) => `quick ${createHash("sha256").update(typed).digest("hex")}`,
  verify: async (typed, stored) => (await quickHasher.hash(typed)) === stored,
};

/** A server with accounts, sync and health alone, for tests. */
export type TemporaryServer = {
  server: FastifyInstance;
  store: Store;
  accounts: Accounts;
  emails: Email[];
  close(): Promise<void>;
};

export async function temporaryServer(
  place: StorePlace,
  {
    sendsMail = false,
    maxSyncBytes,
    ...settings
  }: Partial<AccountSettings> & { sendsMail?: boolean; maxSyncBytes?: number } = {},
): Promise<TemporaryServer> {
  const store = await openStore(place);
  const emails: Email[] = [];
  const mailer = { send: async (email: Email) => void emails.push(email) };
  const accounts = await openAccounts({
    store,
    publicUrl,
    log: quietLog(),
    hasher: quickHasher,
    ...(sendsMail ? { mailer } : {}),
    ...settings,
  });
  const server = Fastify({ trustProxy: true, forceCloseConnections: true });
  server.setErrorHandler(handleError);
  markPrivate(server);
  const services = { store, accounts, publicUrl: settings.publicUrl ?? publicUrl, maxSyncBytes };
  await server.register(accountRoutes, { services });
  await server.register(syncRoutes, { services });
  await server.register(healthRoutes, { isDatabaseReady: store.isReady, areTextsVerified: () => true });
  return {
    server,
    store,
    accounts,
    emails,
    async close() {
      await server.close();
      await accounts.settled();
      await store.close();
    },
  };
}

/** A browser: it stores cookies and sends its origin. Each has its own network address. */
export type Visitor = {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

let visitors = 0;

/** `address` is the visitor's network address, by default a new one. */
export function visitor({ server }: { server: FastifyInstance }, address?: string): Visitor {
  visitors += 1;
  const from = address ?? `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const cookies = new Map<string, string>();
  async function ask(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.inject({
      method,
      url: path,
      headers: {
        "x-forwarded-for": from,
        ...(method === "POST" ? { origin: publicUrl, "content-type": "application/json" } : {}),
        ...(cookie ? { cookie } : {}),
        ...more,
      },
      ...(method === "POST" ? { payload: typeof body === "string" ? body : JSON.stringify(body ?? {}) } : {}),
    });
    for (const set of answer.cookies) {
      if (set.maxAge === 0) cookies.delete(set.name);
      else cookies.set(set.name, encodeURIComponent(set.value));
    }
    const isJson = String(answer.headers["content-type"]).includes("application/json");
    return {
      status: answer.statusCode,
      text: answer.body,
      body: isJson ? answer.json<unknown>() : answer.body,
      headers: answer.headers,
    };
  }
  return {
    cookies,
    get: (path, headers) => ask("GET", path, undefined, headers),
    post: (path, body, headers) => ask("POST", path, body, headers),
  };
}

export const password = "four calm green olives";

/** Signs a new person up and in. */
export async function newMember(on: { server: FastifyInstance }, email: string): Promise<Visitor> {
  const person = visitor(on);
  const { status, text } = await person.post("/api/accounts/sign-up", { name: "Maryam", email, password });
  if (status !== 200) throw new Error(text);
  return person;
}
