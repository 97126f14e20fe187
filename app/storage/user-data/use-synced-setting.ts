import type { Json } from "#domain/sync/operation.ts";
import { onCollectionReady } from "./on-collection-ready.ts";
import { useCollectionMap } from "./use-collection-map.ts";

/** A setting that follows the person to other devices; the fallback stands where `check` gives undefined. */
export function useSyncedSetting<T extends Exclude<Json, null>>(
  name: string,
  fallback: T,
  check: (value: Json) => T | undefined,
) {
  const { entries, isReady, put } = useCollectionMap("setting");
  const valueIn = (bodies: ReadonlyMap<string, unknown>) => {
    const found = bodies.get(name) as Json | undefined;
    return (found === undefined ? undefined : check(found)) ?? fallback;
  };
  return {
    value: valueIn(entries),
    isReady,
    keep: (value: T) => put(name, value),
    /** Keeps what is made of the value that stands, also where that was not read yet. */
    change: (made: (value: T) => T) =>
      onCollectionReady("setting", (bodies) => put(name, made(valueIn(bodies)))),
  };
}
