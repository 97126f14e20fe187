import { hostedBase, readBase } from "#app/api/firecrawl/base-url.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { storedValue, wordOf } from "#app/storage/stored-value.ts";

/** The service's address, the version of its API, and whether progress comes over a WebSocket. */
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
 * Stores version 1 for a person's own server that was set while 1 was the default version, because such a server may
 * support nothing newer. A version that was chosen stays as it is.
 */
export function pinFormerVersion(): void {
  try {
    const isChosen = localStorage.getItem("firecrawlVersion") !== null;
    if (!isChosen && storedBase.read() !== hostedBase) storedVersion.write("v1");
  } catch {
    // Without storage no server was set before.
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

/** The key of this visit where storage is off. */
let heldKey = "";

/** The person's key: in this browser, or by choice for this session only; never sent to us. */
export const storedKey = {
  read: () => {
    try {
      return (
        stores()
          .map((store) => store.getItem(name))
          .find(Boolean) ?? heldKey
      );
    } catch {
      return heldKey;
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
      heldKey = key;
    }
    for (const listener of listeners) listener();
  },
  remove() {
    heldKey = "";
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

/** The service that the next call uses. */
export function currentService(): FirecrawlService {
  return { base: storedBase.read(), version: storedVersion.read(), key: storedKey.read() };
}
