import { useState } from "react";
import type { GenericSchema } from "valibot";
import { parseWith } from "./stored-value.ts";

/** "private" keeps it out of files that people export; it goes with the tab. */
const nameOf = (key: string) => `private.draft.${key}`;

/** What was kept under a key, for parts that a server draws: they read it once they are there. */
export function readDraft<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined {
  try {
    return parseWith(schema, JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "null"));
  } catch {
    return undefined;
  }
}

/** Keeps a draft as long as this tab is open. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Without storage it holds until the page is left.
  }
}

/** What was sent, or given up, is no draft any more. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Without storage there was none.
  }
}

/** What a person is writing, through reloads of this tab, for parts that no server draws; `first` where nothing is kept. */
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
