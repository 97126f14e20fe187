import { array, nonEmpty, object, picklist, pipe, string } from "valibot";
import { askVersions } from "#app/api/firecrawl/ask-versions.ts";
import { hostedBase, readBase } from "#app/api/firecrawl/base-url.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { jsonOf, storedValue, wordOf } from "#app/storage/stored-value.ts";
import type { ApiVersion } from "#domain/extraction/wire/requests.ts";
import { preferredVersion } from "#domain/extraction/wire/versions.ts";

/** The service's address, and whether progress comes over a WebSocket. */
export const storedBase = storedValue<string>(
  "firecrawlUrl",
  { parse: readBase, print: (base) => base },
  hostedBase,
);
export const storedIsLive = storedValue<boolean>(
  "firecrawlLive",
  { parse: (text) => text === "true", print: String },
  false,
);

/** The version that a person chose while there was a choice; it counts until their own server was asked. */
const formerVersion = storedValue("firecrawlVersion", wordOf(["v1", "v2"] as const), "v2");

/** The versions that a person's own server speaks, as it answered when it was asked. */
type SpokenVersions = { readonly base: string; readonly versions: ApiVersion[] };

const spokenSchema = object({
  base: string(),
  versions: pipe(array(picklist(["v1", "v2"])), nonEmpty()),
});
export const storedSpoken = storedValue<SpokenVersions | undefined>(
  "firecrawlSpoken",
  jsonOf<SpokenVersions | undefined>(spokenSchema),
  undefined,
);

/** The versions that the service speaks; undefined for an own server that was not asked yet. */
export function spokenVersions(
  base = storedBase.read(),
  spoken = storedSpoken.read(),
): readonly ApiVersion[] | undefined {
  if (base === hostedBase) return ["v2"];
  return spoken?.base === base ? spoken.versions : undefined;
}

/** Asks the person's own server which versions it speaks and stores the answer; undefined when it gave none. */
export async function learnVersions(): Promise<readonly ApiVersion[] | undefined> {
  const base = storedBase.read();
  if (base === hostedBase) return ["v2"];
  const versions = await askVersions(base, storedKey.read());
  if (versions) storedSpoken.write({ base, versions: [...versions] });
  return versions;
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

/** The service as far as it is known without asking it. */
export function currentService(): FirecrawlService {
  const base = storedBase.read();
  const spoken = spokenVersions(base);
  return { base, version: spoken ? preferredVersion(spoken) : formerVersion.read(), key: storedKey.read() };
}

/** The service for a new job; an own server is asked once which versions it speaks. */
export async function readyService(): Promise<FirecrawlService> {
  if (!spokenVersions()) await learnVersions();
  return currentService();
}
