import type { Json } from "#domain/sync/operation.ts";

/** What one device has added to a counter and taken from it, both whole and never negative. */
export type Share = { readonly up: number; readonly down: number };

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads a share; undefined for anything else. */
export function readShare(body: Json | undefined): Share | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { up, down } = body as Partial<Share>;
  return isCount(up) && isCount(down) ? (body as Share) : undefined;
}

/** The share after adding a whole number, or taking it away. */
export function shareAfter(share: Share | undefined, amount: number): Share {
  const { up, down } = share ?? { up: 0, down: 0 };
  return amount < 0 ? { up, down: down - amount } : { up: up + amount, down };
}
