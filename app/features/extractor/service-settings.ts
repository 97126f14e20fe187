import { hostedBase, readBase } from "#app/api/firecrawl/base-url.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { storedValue, wordOf } from "#app/storage/stored-value.ts";

/** The service's address, the version of its wire, and whether progress comes over a socket. */
export const storedBase = storedValue<string>(
  "firecrawlUrl",
  { parse: readBase, print: (base) => base },
  hostedBase,
);
export const storedVersion = storedValue("firecrawlVersion", wordOf(["v1", "v2"] as const), "v2");
export const storedIsLive = storedValue<boolean>(
  "firecrawlLive",
  { parse: (text) => text === "true", print: String },
  false,
);

/**
 * Keeps version 1 for a server of one's own that was chosen while 1 was the version of whoever had chosen none: such a
 * server may speak nothing newer. A version that was chosen stays as it is.
 */
export function keepFormerVersion(): void {
  try {
    const isChosen = localStorage.getItem("firecrawlVersion") !== null;
    if (!isChosen && storedBase.read() !== hostedBase) storedVersion.write("v1");
  } catch {
    // Where storage is off nothing was chosen before.
  }
}

const name = "firecrawlApiKey";
const listeners = new Set<() => void>();

function stores(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** Where storage is off, the key holds for this visit. */
let held = "";

/** The person's key: in this browser, or by choice for this session only; never sent to us. */
export const storedKey = {
  read: () => {
    try {
      return (
        stores()
          .map((store) => store.getItem(name))
          .find(Boolean) ?? held
      );
    } catch {
      return held;
    }
  },
  isForSession: () => {
    try {
      return stores()[0]?.getItem(name) != null;
    } catch {
      return true;
    }
  },
  write(key: string, isForSession: boolean) {
    storedKey.remove();
    try {
      stores()[isForSession ? 0 : 1]?.setItem(name, key);
    } catch {
      held = key;
    }
    for (const listener of listeners) listener();
  },
  remove() {
    held = "";
    for (const store of stores()) store.removeItem(name);
    for (const listener of listeners) listener();
  },
  /** Calls the listener after every change, also one made in another tab. */
  subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === name || event.key === null) listener();
    };
    listeners.add(listener);
    globalThis.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener("storage", onStorage);
    };
  },
};

/** Whom the next call goes to. */
export function serviceNow(): FirecrawlService {
  return { base: storedBase.read(), version: storedVersion.read(), key: storedKey.read() };
}
