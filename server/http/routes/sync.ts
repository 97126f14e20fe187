import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clockTolerance, operationsPerRequest, type SyncAnswer, syncRequest } from "#contract/sync.ts";
import { parseTimestamp } from "#domain/sync/timestamp.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { callsInFlight } from "#server/services/accounts/calls-in-flight.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Services } from "#server/services/services.ts";
import { observe } from "#server/store/observations.ts";
import { sessionHeadersOf } from "./accounts.ts";

type Sync = {
  services: Pick<Services, "accounts" | "store" | "publicUrl"> & {
    readonly maxSyncBytes?: number | undefined;
  };
  now?: () => number;
};

/** Four times the size of a usual page of operations. */
const largestBody = 4_194_304;
/** Syncs of one member in this process: one may be 4 MB large, and its answer as well. */
const bounds = { most: 2, waiting: 10, retryAfter: 5 };
/** Milliseconds in which nothing is sent or read: a device that has gone without a word leaves its place. */
const longestStall = 30_000;

/** `POST /api/sync`: a device sends its changes and gets those it has not seen. */
export async function syncRoutes(server: FastifyInstance, { services, now = Date.now }: Sync): Promise<void> {
  const { publicUrl, maxSyncBytes } = services;
  registerAccountHooks(server, publicUrl);

  const inFlight = callsInFlight(bounds);
  const memberIds = new WeakMap<FastifyRequest, string>();

  /** Before the body is read: what strangers send is not parsed. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { accounts } = services;
    const { answer: member, cookies } = await accounts.member(sessionHeadersOf(request));
    if (!member) throw new DomainError("not-signed-in");
    const leave = await inFlight.enter(member.id);
    reply.raw.setTimeout(longestStall, () => reply.raw.destroy());
    finished(reply.raw, leave);
    await accounts.limits.count("sync", { account: member.id });
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    memberIds.set(request, member.id);
  }

  server.post("/api/sync", { bodyLimit: largestBody, onRequest }, async (request, reply) => {
    const { store } = services;
    const memberId = memberIds.get(request);
    if (memberId === undefined) throw new DomainError("not-signed-in");
    const { cursor, operations } = parseBody(syncRequest, request.body);
    const moment = now();
    reply.header("x-server-now", moment);
    if (operations.some(({ stamp }) => parseTimestamp(stamp).time > moment + clockTolerance))
      throw new DomainError("clock-ahead");
    const exchanged = await store.memories.exchange(memberId, {
      cursor,
      operations,
      page: operationsPerRequest,
      ...(maxSyncBytes === undefined ? {} : { maxBytes: maxSyncBytes }),
    });
    const isFull = exchanged === "full";
    observe({
      about: "sync",
      received: operations.length,
      sent: isFull ? 0 : exchanged.operations.length,
      isFull,
    });
    if (isFull) throw new DomainError("memory-full");
    const answer: SyncAnswer = { ...exchanged, now: moment };
    return answer;
  });
}
