import type { ApiResult } from "#app/api/call-api.ts";
import type { UserDataStore } from "#app/storage/user-data/user-data-store.ts";
import type { Operation } from "#domain/sync/operation.ts";
import { confirm, correctClock, joinAccount, receive, toSend } from "#domain/sync/replica.ts";

type Answer = {
  readonly cursor: number;
  readonly operations: readonly Operation[];
  readonly hasMore: boolean;
};

type Exchange = (request: { cursor: number; operations: Operation[] }) => Promise<ApiResult<Answer>>;

/** The outcome of a sync with the account. */
export type SyncOutcome = "done" | "offline" | "signed-out" | "full" | "later";

type Memory = {
  readonly userData: Pick<UserDataStore, "exchange">;
  readonly exchange: Exchange;
  /** Operations in one request. */
  readonly atOnce: number;
  /** Milliseconds since 1970 by this device. */
  readonly now: () => number;
};

/** Bytes of operations in one request: the server takes four times as many. */
const largestRequest = 1_000_000;
/** A clock that is wrong again after it was corrected is left to the next sync. */
const mostMendings = 2;

/** Merges the data of this device with an account. */
export async function joinAccountData(userData: Pick<UserDataStore, "exchange">): Promise<void> {
  await userData.exchange("all", joinAccount);
}

/** True when this device holds edits that no answer has confirmed. */
export async function hasUnsent(userData: Pick<UserDataStore, "exchange">): Promise<boolean> {
  const scope = { hasUnsent: true, places: () => [] };
  return (await userData.exchange(scope, ({ unsent }) => unsent.size > 0)).result;
}

/**
 * Sends what the account does not have and merges what this device does not have, page by page, until
 * neither has anything new. Rejects when this device cannot store it.
 */
export async function syncMemory({ userData, exchange, atOnce, now }: Memory): Promise<SyncOutcome> {
  for (let mendings = 0; ; ) {
    const { result: request } = await userData.exchange({ hasUnsent: true, places: () => [] }, (replica) => ({
      cursor: replica.cursor,
      operations: withinRequest(toSend(replica, atOnce)),
    }));
    const response = await exchange(request);
    if (
      !response.isDone &&
      response.code === "clock-ahead" &&
      response.serverNow &&
      mendings < mostMendings
    ) {
      const { serverNow } = response;
      await userData.exchange("all", (replica) => correctClock(replica, now(), serverNow));
      mendings += 1;
      continue;
    }
    if (!response.isDone) return outcomeOf(response.code);
    const { operations, cursor, hasMore } = response.answer;
    const places = () => operations.map(({ kind, key, slot }): [string, string, string] => [kind, key, slot]);
    const { result: isEmpty } = await userData.exchange({ hasUnsent: true, places }, (replica) => {
      confirm(replica, request.operations);
      receive(replica, operations);
      replica.cursor = cursor;
      return replica.unsent.size === 0;
    });
    if (!hasMore && isEmpty) return "done";
  }
}

function outcomeOf(code: string): SyncOutcome {
  if (code === "not-signed-in") return "signed-out";
  if (code === "memory-full") return "full";
  return code === "offline" ? "offline" : "later";
}

/** As many operations as fit into one request, at least one. */
function withinRequest(operations: Operation[]): Operation[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const over = operations.findIndex((operation) => {
    bytes += encoder.encode(JSON.stringify(operation)).length;
    return bytes > largestRequest;
  });
  return over === -1 ? operations : operations.slice(0, Math.max(over, 1));
}
