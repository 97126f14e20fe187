import { expect, test } from "vitest";
import checks from "./data/checks.json" with { type: "json" };
import { linkStatus } from "./index.ts";
import { linkChecksFile } from "./schema.ts";

const url = "https://example.com";
const on = "2026-01-02";

test("the stored link checks match their schema", () => {
  expect(linkChecksFile.safeParse(checks).error).toBeUndefined();
});

test("an unverified address stays hidden until a check has reached it", () => {
  expect(linkStatus(url, "unverified", {})).toBe("hidden");
  expect(linkStatus(url, "unverified", { [url]: { on, isReached: false } })).toBe("hidden");
  expect(linkStatus(url, "unverified", { [url]: { on, isReached: true } })).toBe("listed");
});

test("a known address is listed, and said to have failed when a check did not reach it", () => {
  expect(linkStatus(url, "one-source", {})).toBe("listed");
  expect(linkStatus(url, "verified", { [url]: { on, isReached: false } })).toBe("failed");
});
