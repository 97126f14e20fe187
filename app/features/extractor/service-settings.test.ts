import { afterEach, expect, test, vi } from "vitest";
import { keepFormerVersion, serviceNow, storedKey, storedVersion } from "./service-settings.ts";

afterEach(() => vi.unstubAllGlobals());

/** A storage of its own for each name, and another tab that writes into the shared one. */
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

test("the key follows what another tab keeps, until nobody listens", () => {
  const otherTab = stubBrowser();
  const changes: string[] = [];
  const leave = storedKey.subscribe(() => changes.push(storedKey.read()));
  otherTab("firecrawlApiKey", "fc-1");
  otherTab("theme", "dark");
  storedKey.write("fc-2", false);
  leave();
  otherTab("firecrawlApiKey", "fc-3");
  expect([changes[0], changes.at(-1), storedKey.read()]).toEqual(["fc-1", "fc-2", "fc-3"]);
  expect(changes).not.toContain("fc-3");
});

test("whoever has chosen no service yet is asked for by version 2", () => {
  stubBrowser();
  keepFormerVersion();
  expect(serviceNow()).toEqual({ version: "v2", base: "https://api.firecrawl.dev", key: "" });
});

test.each([
  ["v1", { firecrawlVersion: "v1" }],
  ["v2", { firecrawlVersion: "v2", firecrawlUrl: "https://fire.example" }],
  // An own server kept while 1 was the version of whoever had chosen none.
  ["v1", { firecrawlUrl: "https://fire.example" }],
  ["v2", { firecrawlUrl: "https://api.firecrawl.dev" }],
  ["v2", {}],
] as const)(
  "version %s holds for what an earlier visit kept: %j, and nothing of it is lost",
  (version, saved) => {
    const put = stubBrowser();
    const all = { firecrawlApiKey: "fc-1", firecrawlLive: "true", ...saved };
    for (const [name, value] of Object.entries(all)) put(name, value);
    keepFormerVersion();
    expect(serviceNow()).toMatchObject({ version, key: "fc-1" });
    for (const [name, value] of Object.entries(all)) expect(localStorage.getItem(name)).toBe(value);
    keepFormerVersion();
    expect(storedVersion.read()).toBe(version);
  },
);
