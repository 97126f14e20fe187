import type { Json } from "#domain/sync/operation.ts";
import type { BodyOf, EntryKind } from "./collections.ts";
import { saveRecord, useCollection } from "./use-collection.ts";

/** Things with a body that a person keeps by key, the one edited last standing last. */
export function useCollectionMap<Kind extends EntryKind>(kind: Kind) {
  type Body = BodyOf<Kind>;
  const { bodies, isReady } = useCollection(kind);
  return {
    // The kind's own reader has made every body.
    entries: bodies as ReadonlyMap<string, Body>,
    isReady,
    /** A key or a body that the kind refuses is not kept. */
    put: (key: string, body: Body) => saveRecord(kind, key, body as Exclude<Json, null>),
    remove: (key: string) => saveRecord(kind, key, null),
  };
}
