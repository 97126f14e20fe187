import { expect, test } from "vitest";
import checks from "./data/checks.json" with { type: "json" };
import { linkStanding } from "./index.ts";
import { linkChecksFile } from "./schema.ts";

const url = "https://example.com";
const on = "2026-01-02";

test("the kept findings have their shape", () => {
  expect(linkChecksFile.safeParse(checks).error).toBeUndefined();
});

test("an unverified address stays hidden until a check has reached it", () => {
  expect(linkStanding(url, "unverified", {})).toBe("hidden");
  expect(linkStanding(url, "unverified", { [url]: { on, isReached: false } })).toBe("hidden");
  expect(linkStanding(url, "unverified", { [url]: { on, isReached: true } })).toBe("listed");
});

test("a known address is listed, and said to have failed when a check did not reach it", () => {
  expect(linkStanding(url, "one-source", {})).toBe("listed");
  expect(linkStanding(url, "verified", { [url]: { on, isReached: false } })).toBe("failed");
});
