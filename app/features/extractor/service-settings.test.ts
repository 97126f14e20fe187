import { afterEach, expect, test, vi } from "vitest";
import { wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import {
  currentService,
  learnVersions,
  readyService,
  spokenVersions,
  storedKey,
} from "./service-settings.ts";

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
  expect(currentService()).toEqual({ version: "v2", base: "https://api.firecrawl.dev", key: "" });
  expect(spokenVersions()).toEqual(["v2"]);
});

/** What earlier versions of the extractor stored. */
const formerSettings = { firecrawlApiKey: "fc-1", firecrawlLive: "true" };

test("the hosted service is used by version 2, also where version 1 was chosen, and nothing stored is lost", async () => {
  const put = stubBrowser();
  const saved = { ...formerSettings, firecrawlVersion: "v1", firecrawlUrl: "https://api.firecrawl.dev" };
  for (const [name, value] of Object.entries(saved)) put(name, value);
  expect(await readyService()).toEqual({ version: "v2", base: saved.firecrawlUrl, key: "fc-1" });
  for (const [name, value] of Object.entries(saved)) expect(localStorage.getItem(name)).toBe(value);
});

test.each([
  [["v1"], "v1"],
  [["v2"], "v2"],
  [["v2", "v1"], "v2"],
] as const)("an own server that speaks %j is asked once and used by %s", async (versions, used) => {
  const server = await wireServer({ versions });
  const put = stubBrowser();
  const saved = { ...formerSettings, firecrawlVersion: "v1", firecrawlUrl: server.url };
  for (const [name, value] of Object.entries(saved)) put(name, value);
  expect(currentService().version).toBe("v1");
  expect(spokenVersions()).toBeUndefined();
  expect(await readyService()).toEqual({ version: used, base: server.url, key: "fc-1" });
  expect(spokenVersions()).toEqual(versions);
  await readyService();
  expect(server.received.map(({ path }) => path).sort()).toEqual(["/v1/crawl/active", "/v2/crawl/active"]);
  for (const [name, value] of Object.entries(saved)) expect(localStorage.getItem(name)).toBe(value);
  await server.close();
});

test("an own server that does not answer is asked again at the next job", async () => {
  const server = await wireServer();
  server.answer(() => ({ status: 503, raw: "" }));
  const put = stubBrowser();
  put("firecrawlUrl", server.url);
  put("firecrawlVersion", "v1");
  expect((await readyService()).version).toBe("v1");
  server.answer(undefined);
  expect((await readyService()).version).toBe("v2");
  await server.close();
});

test("what one server speaks says nothing of another", async () => {
  const server = await wireServer({ versions: ["v1"] });
  const put = stubBrowser();
  put("firecrawlUrl", server.url);
  await learnVersions();
  put("firecrawlUrl", "https://fire.example");
  expect(spokenVersions()).toBeUndefined();
  await server.close();
});
