import { describe, expect, test } from "vitest";
import { needsKey, readBase } from "./base-url.ts";
import { nextPartAddress } from "./follow.ts";

describe("the address of a service", () => {
  test("is read without a trailing slash", () => {
    expect(readBase(" https://fire.example/api/ ")).toBe("https://fire.example/api");
    expect(readBase("http://localhost:3002")).toBe("http://localhost:3002");
    expect(needsKey("https://api.firecrawl.dev")).toBe(true);
    expect(needsKey("http://localhost:3002")).toBe(false);
  });

  test.each([
    "",
    "fire.example",
    "ftp://fire.example",
    "javascript:alert(1)",
    "https://u:p@fire.example",
    "http://[",
  ])("%o is invalid", (typed) => expect(readBase(typed)).toBeUndefined());
});

describe("the link to the next part", () => {
  const base = "https://api.firecrawl.dev";

  test.each(["https://api.firecrawl.dev/v1/crawl/1?skip=10", "/v1/crawl/1?skip=10"])(
    "%s is followed",
    (link) => {
      expect(nextPartAddress(link, base)).toBe("https://api.firecrawl.dev/v1/crawl/1?skip=10");
    },
  );

  test("stays below the path of a service that has one", () => {
    const below = (link: string) => nextPartAddress(link, "https://fire.example/api");
    expect(below("https://fire.example/api/v1/crawl/1")).toBe("https://fire.example/api/v1/crawl/1");
    for (const link of ["/v1/crawl/1", "/api/../admin", "/api/%2e%2e/admin", "/apiary/v1"])
      expect(below(link), link).toBeUndefined();
  });

  test.each([
    "https://api.firecrawl.dev.evil.example/v1",
    "https://evil.example/v1/crawl/1",
    "http://api.firecrawl.dev/v1/crawl/1",
    "https://api.firecrawl.dev:444/v1",
    "//evil.example/",
    "https://api.firecrawl.dev@evil.example/",
    "https://user:pass@api.firecrawl.dev/v1",
    "http://[",
  ])("%s is not", (link) => {
    expect(nextPartAddress(link, base)).toBeUndefined();
  });
});
