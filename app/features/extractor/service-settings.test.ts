import { afterEach, expect, test, vi } from "vitest";
import { keptKey } from "./service-settings.ts";

afterEach(() => vi.unstubAllGlobals());

/** A storage of its own for each name, and another tab that writes into the shared one. */
function stubBrowser() {
  const tab = new EventTarget();
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
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
  const heard: string[] = [];
  const leave = keptKey.subscribe(() => heard.push(keptKey.read()));
  otherTab("firecrawlApiKey", "fc-1");
  otherTab("theme", "dark");
  keptKey.write("fc-2", false);
  leave();
  otherTab("firecrawlApiKey", "fc-3");
  expect([heard[0], heard.at(-1), keptKey.read()]).toEqual(["fc-1", "fc-2", "fc-3"]);
  expect(heard).not.toContain("fc-3");
});
