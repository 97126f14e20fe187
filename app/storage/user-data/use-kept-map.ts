import type { Json } from "#domain/sync/operation.ts";
import type { BodyOf, EntryKind } from "./kept-kinds.ts";
import { keepSoon, useKeptLater } from "./use-kept-later.ts";

/** Things with a body that a person keeps by key, the one edited last standing last. */
export function useKeptMap<Kind extends EntryKind>(kind: Kind) {
  type Body = BodyOf<Kind>;
  const { bodies, isReady } = useKeptLater(kind);
  return {
    // The kind's own reader has made every body.
    entries: bodies as ReadonlyMap<string, Body>,
    isReady,
    /** A key or a body that the kind refuses is not kept. */
    put: (key: string, body: Body) => keepSoon(kind, key, body as Exclude<Json, null>),
    remove: (key: string) => keepSoon(kind, key, null),
  };
}
