import type { Json } from "#domain/sync/operation.ts";
import { kept } from "./kept.ts";
import { type BodyOf, type EntryKind, ruleOf } from "./kept-kinds.ts";
import { useKindView } from "./use-kind-view.ts";

/** Things with a body that a person keeps by key, the one edited last standing last. */
export function useKeptMap<Kind extends EntryKind>(kind: Kind) {
  type Body = BodyOf<Kind>;
  const { bodies, isReady } = useKindView(kind);
  return {
    // The kind's own reader has made every body.
    entries: bodies as ReadonlyMap<string, Body>,
    isReady,
    /** False when the kind refuses the key or the body. */
    put: (key: string, body: Body) => kept.put(kind, key, body as Exclude<Json, null>),
    remove: (key: string) => kept.remove(kind, key),
    /** Changes what stands there, whichever tab wrote it; `change` may run twice. */
    change: (key: string, change: (body: Body | undefined) => Body | undefined) =>
      kept.change(kind, key, changeOf<Body>(kind, change)),
  };
}

/** A change of a body as the disk has it, made of one of a body as the kind reads it. */
function changeOf<Body>(kind: EntryKind, change: (body: Body | undefined) => Body | undefined) {
  return (raw: Json): Json => {
    const body = raw === null ? undefined : (ruleOf(kind)?.read(raw) as Body | undefined);
    return (change(body) as Json | undefined) ?? null;
  };
}
