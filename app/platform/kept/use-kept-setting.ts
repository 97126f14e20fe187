import type { Json } from "#domain/sync/operation.ts";
import { useKeptMap } from "./use-kept-map.ts";

/** A setting that follows the person to other devices; the fallback stands where `check` gives undefined. */
export function useKeptSetting<T extends Exclude<Json, null>>(
  name: string,
  fallback: T,
  check: (value: Json) => T | undefined,
) {
  const { entries, isReady, put } = useKeptMap("setting");
  const found = entries.get(name);
  return {
    value: (found === undefined ? undefined : check(found)) ?? fallback,
    isReady,
    keep: (value: T) => put(name, value),
  };
}
