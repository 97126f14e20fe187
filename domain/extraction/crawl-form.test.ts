import { expect, test } from "vitest";
import { hostOf, readCrawl, usualCrawl } from "./crawl-form.ts";

const address = "https://www.Example.org/ar?x=1";

test("a site is crawled to a hundred pages unless the person says otherwise", () => {
  expect(readCrawl({ ...usualCrawl, address: ` ${address} ` })).toEqual({
    id: "example.org",
    url: address,
    limit: 100,
  });
  expect(
    readCrawl({ address, limit: "7", depth: "2", include: "/ar/.*\n\n /fatwa ", exclude: "/login" }),
  ).toEqual({
    id: "example.org",
    url: address,
    limit: 7,
    paths: { includePaths: ["/ar/.*", "/fatwa"], excludePaths: ["/login"], depth: 2 },
  });
});

test("what cannot be sent has a problem", () => {
  const problem = (more: Partial<typeof usualCrawl>) => readCrawl({ ...usualCrawl, address, ...more });
  for (const wrong of ["", "example.org", "ftp://a.example", "https://a:b@c.example", "https://a b"])
    expect(problem({ address: wrong })).toEqual({ problem: "wrongAddress" });
  for (const limit of ["", "0", "1001", "1.5", "x"])
    expect(problem({ limit })).toEqual({ problem: "wrongLimit" });
  for (const depth of ["-1", "21", "x"]) expect(problem({ depth })).toEqual({ problem: "wrongDepth" });
  expect(problem({ exclude: "/ok\n(" })).toEqual({ problem: "wrongPattern", pattern: "(" });
});

test("the host names a site", () => {
  expect([hostOf("http://localhost:3002/a"), hostOf("HTTPS://WWW.A.Example")]).toEqual([
    "localhost:3002",
    "a.example",
  ]);
});
