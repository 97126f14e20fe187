import type { BodyOf, EntryKind } from "./kept-kinds.ts";
import { useKeptMap } from "./use-kept-map.ts";

/** One thing a person keeps; the later edit wins. */
export function useKeptValue<Kind extends EntryKind, Fallback extends BodyOf<Kind> | undefined>(
  kind: Kind,
  key: string,
  fallback: Fallback,
) {
  const { entries, isReady, put, change, remove } = useKeptMap(kind);
  return {
    value: entries.get(key) ?? fallback,
    isReady,
    keep: (value: BodyOf<Kind>) => put(key, value),
    change: (act: (value: BodyOf<Kind> | undefined) => BodyOf<Kind> | undefined) => change(key, act),
    forget: () => remove(key),
  };
}
