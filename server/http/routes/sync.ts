import type { FastifyInstance } from "fastify";
import { clockTolerance, operationsAtOnce, type SyncAnswer, syncRequest } from "#contract/sync.ts";
import { parseTimestamp } from "#domain/sync/timestamp.ts";
import { mannersOfAccountCalls, refuseAccountCall } from "#server/http/errors/account-refusals.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Store } from "#server/store/store.ts";
import { bearerOf } from "./accounts.ts";

type Sync = {
  store: Store;
  accounts: Accounts;
  publicUrl: string;
  /** Bytes that one member's memories may take. */
  mostBytes?: number | undefined;
  now?: () => number;
};

/** A page of operations of usual size has room four times over. */
const largestBody = 4_194_304;

/** `POST /api/sync`: one exchange of a device with the member's memory. */
export async function syncRoutes(
  server: FastifyInstance,
  { store, accounts, publicUrl, mostBytes, now = Date.now }: Sync,
): Promise<void> {
  mannersOfAccountCalls(server, publicUrl);

  server.post("/api/sync", { bodyLimit: largestBody }, async (request, reply) => {
    const { answer: member, cookies } = await accounts.member(bearerOf(request));
    if (!member) return refuseAccountCall(request, reply, "not-signed-in");
    await accounts.limits.count("sync", { account: member.id });
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    const { cursor, operations } = syncRequest.parse(request.body);
    const moment = now();
    reply.header("x-server-now", moment);
    if (operations.some(({ stamp }) => parseTimestamp(stamp).time > moment + clockTolerance)) {
      return refuseAccountCall(request, reply, "clock-ahead");
    }
    const exchanged = await store.memories.exchange(member.id, {
      cursor,
      operations,
      page: operationsAtOnce,
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
    if (exchanged === "full") return refuseAccountCall(request, reply, "memory-full");
    const answer: SyncAnswer = { ...exchanged, now: moment };
    return answer;
  });
}
