import { useState } from "react";
import type { GenericSchema } from "valibot";
import { parseWith } from "./stored-value.ts";

/** "private" keeps it out of exported files; it is gone with the tab. */
const nameOf = (key: string) => `private.draft.${key}`;

/** The draft under a key, for server-rendered parts, which read it after hydration. */
export function readDraft<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined {
  try {
    return parseWith(schema, JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "null"));
  } catch {
    return undefined;
  }
}

/** Stores a draft for as long as this tab is open. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}

/** Deletes the draft once it was sent or discarded. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Without storage there was none.
  }
}

/** A draft that survives reloads of this tab, for parts rendered in the browser only; `first` where none is stored. */
export function useDraft<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  first: T,
): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => readDraft(key, schema) ?? first);
  const put = (next: T) => {
    setValue(next);
    writeDraft(key, next);
  };
  return [value, put];
}
