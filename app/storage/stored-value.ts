import { useSyncExternalStore } from "react";
import { type GenericSchema, safeParse } from "valibot";

/** One small value under a key of localStorage; works when storage is blocked, full or corrupted. */
export type StoredValue<T> = {
  readonly read: () => T;
  /** Stores the value; false when it lasts for this visit only. */
  readonly write: (value: T) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly fallback: T;
};

type Codec<T> = {
  /** Undefined for a text that does not fit: the fallback is used then. */
  readonly parse: (text: string) => T | undefined;
  readonly print: (value: T) => string;
};

const writeListeners = new Set<() => void>();

/** Calls the listener after every write of any value of this page. */
export function onStoredWrite(listener: () => void): void {
  writeListeners.add(listener);
}

function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function parseOr<T>(codec: Codec<T>, text: string | null, fallback: T): T {
  if (text === null) return fallback;
  try {
    return codec.parse(text) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * A value under a key of localStorage; all its readers follow changes, also those of other tabs. `former` reads what an
 * earlier version stored elsewhere, which counts until the value is written.
 */
export function storedValue<T>(
  key: string,
  codec: Codec<T>,
  fallback: T,
  former: (read: (key: string) => string | null) => string | null = () => null,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  let seen: { text: string | null; value: T } | undefined;
  let heldOnly: { value: T } | undefined;

  const read = () => {
    if (heldOnly) return heldOnly.value;
    const text = readText(key) ?? former(readText);
    if (!seen || seen.text !== text) seen = { text, value: parseOr(codec, text, fallback) };
    return seen.value;
  };

  return {
    fallback,
    read,
    write(value) {
      try {
        globalThis.localStorage.setItem(key, codec.print(value));
        heldOnly = undefined;
      } catch {
        heldOnly = { value };
      }
      for (const listener of [...listeners, ...writeListeners]) listener();
      return heldOnly === undefined;
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** The codec of a choice that is on or off. */
export const onOff: Codec<boolean> = {
  parse: (text) => (text === "on" ? true : text === "off" ? false : undefined),
  print: (isOn) => (isOn ? "on" : "off"),
};

/** The codec of one word of a fixed list, stored as it is. */
export function wordOf<T extends string>(words: readonly T[]): Codec<T> {
  return { parse: (text) => words.find((word) => word === text), print: (word) => word };
}

/** What a schema makes of a value from outside; undefined where the value does not fit. */
export function parseWith<T>(schema: GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** The codec of a value stored as JSON, which the schema checks when it is read; undefined is stored as null. */
export function jsonOf<T>(schema: GenericSchema<unknown, T>): Codec<T> {
  return {
    parse: (text) => parseWith(schema, JSON.parse(text)),
    print: (value) => JSON.stringify(value ?? null),
  };
}

/** The value and its writer; the server and the first paint see the fallback. */
export function useStoredValue<T>(stored: StoredValue<T>): readonly [T, (value: T) => boolean] {
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
  return [value, stored.write];
}
