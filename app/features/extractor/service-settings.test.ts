import { afterEach, expect, test, vi } from "vitest";
import { currentService, pinFormerVersion, storedKey, storedVersion } from "./service-settings.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs both storages and returns a function that writes to localStorage as another tab would. */
function stubBrowser() {
  const tab = new EventTarget();
  const storage = () => {
    const saved = new Map<string, string>();
    return {
      getItem: (name: string) => saved.get(name) ?? null,
      setItem: (name: string, value: string) => saved.set(name, value),
      removeItem: (name: string) => saved.delete(name),
    };
  };
  const shared = storage();
  vi.stubGlobal("localStorage", shared);
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  return (name: string, value: string) => {
    shared.setItem(name, value);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  };
}

test("a listener is called when another tab changes the key, until it unsubscribes", () => {
  const otherTab = stubBrowser();
  const changes: string[] = [];
  const unsubscribe = storedKey.subscribe(() => changes.push(storedKey.read()));
  otherTab("firecrawlApiKey", "fc-1");
  otherTab("theme", "dark");
  storedKey.write("fc-2", false);
  unsubscribe();
  otherTab("firecrawlApiKey", "fc-3");
  expect([changes[0], changes.at(-1), storedKey.read()]).toEqual(["fc-1", "fc-2", "fc-3"]);
  expect(changes).not.toContain("fc-3");
});

test("the default is version 2", () => {
  stubBrowser();
  pinFormerVersion();
  expect(currentService()).toEqual({ version: "v2", base: "https://api.firecrawl.dev", key: "" });
});

test.each([
  ["v1", { firecrawlVersion: "v1" }],
  ["v2", { firecrawlVersion: "v2", firecrawlUrl: "https://fire.example" }],
  // An own server stored while 1 was the default version.
  ["v1", { firecrawlUrl: "https://fire.example" }],
  ["v2", { firecrawlUrl: "https://api.firecrawl.dev" }],
  ["v2", {}],
] as const)(
  "version %s applies to the settings %j of an earlier visit, which all stay stored",
  (version, saved) => {
    const put = stubBrowser();
    const all = { firecrawlApiKey: "fc-1", firecrawlLive: "true", ...saved };
    for (const [name, value] of Object.entries(all)) put(name, value);
    pinFormerVersion();
    expect(currentService()).toMatchObject({ version, key: "fc-1" });
    for (const [name, value] of Object.entries(all)) expect(localStorage.getItem(name)).toBe(value);
    pinFormerVersion();
    expect(storedVersion.read()).toBe(version);
  },
);
