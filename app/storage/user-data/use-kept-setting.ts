import type { Json } from "#domain/sync/operation.ts";
import { uponKept } from "./upon-kept.ts";
import { useKeptMap } from "./use-kept-map.ts";

/** A setting that follows the person to other devices; the fallback stands where `check` gives undefined. */
export function useKeptSetting<T extends Exclude<Json, null>>(
  name: string,
  fallback: T,
  check: (value: Json) => T | undefined,
) {
  const { entries, isReady, put } = useKeptMap("setting");
  const valueIn = (bodies: ReadonlyMap<string, unknown>) => {
    const found = bodies.get(name) as Json | undefined;
    return (found === undefined ? undefined : check(found)) ?? fallback;
  };
  return {
    value: valueIn(entries),
    isReady,
    keep: (value: T) => put(name, value),
    /** Keeps what is made of the value that stands, also where that was not read yet. */
    change: (made: (value: T) => T) => uponKept("setting", (bodies) => put(name, made(valueIn(bodies)))),
  };
}
