import type { ApiResult } from "#app/api/call-api.ts";
import { type Operation, placeOf } from "#domain/sync/operation.ts";

type Request = { readonly cursor: number; readonly operations: readonly Operation[] };
type Answer = { cursor: number; operations: Operation[]; hasMore: boolean };

/** An in-memory account that answers like the server: the later timestamp of a slot wins, and each change is counted. */
export function testAccount(page = 1000) {
  const slots = new Map<string, { operation: Operation; revision: number }>();
  const requests: Request[] = [];
  let revision = 0;
  return {
    slots,
    requests,
    async exchange(request: Request): Promise<ApiResult<Answer>> {
      requests.push(structuredClone(request));
      for (const operation of request.operations) {
        const saved = slots.get(placeOf(operation));
        if (saved && saved.operation.stamp >= operation.stamp) continue;
        revision += 1;
        slots.set(placeOf(operation), { operation, revision });
      }
      const newer = [...slots.values()]
        .filter((slot) => slot.revision > request.cursor)
        .sort((a, b) => a.revision - b.revision);
      const shown = newer.slice(0, page);
      const cursor = shown.at(-1)?.revision ?? request.cursor;
      const operations = structuredClone(shown.map((slot) => slot.operation));
      return { isDone: true, answer: { cursor, operations, hasMore: newer.length > page } };
    },
  };
}
