import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { allowedHosts, hostReason, originsFor, ownConnections } from "./index.ts";
import source from "./source.json" with { type: "json" };

test("every host stands once, with what it may be asked for and why in six languages", () => {
  expect(new Set(allowedHosts.map(({ host }) => host)).size).toBe(source.counts.hosts);
  expect(allowedHosts).toHaveLength(source.counts.hosts);
  for (const { host, directives, reason } of allowedHosts) {
    expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(directives.length).toBeGreaterThan(0);
    const texts = languages.map((language) => hostReason(reason, language));
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test("the origins of a directive are whole and only its own", () => {
  expect(originsFor("frame-src")).toEqual(["https://www.youtube-nocookie.com"]);
  expect(originsFor("media-src")).toContain("https://everyayah.com");
  expect(originsFor("connect-src")).not.toContain("https://cdn.islamic.network");
});

test("a host that few addresses may ask stands in the headers of no other", () => {
  expect(originsFor("connect-src")).not.toContain("https://api.firecrawl.dev");
  expect([...ownConnections()]).toEqual([
    ["/athkar", ["https://api.firecrawl.dev"]],
    ["/complete-athkar", ["https://api.firecrawl.dev"]],
  ]);
});
