import { expect, test } from "vitest";
import { escapeMalformedPercent } from "./escape-malformed-percent.ts";

test("an address with valid escapes is unchanged", () => {
  for (const url of ["/", "/prayer?q=100%", "/caf%C3%A9", "/a%25b?c=%zz"])
    expect(escapeMalformedPercent(url)).toBe(url);
});

test("an address with a malformed escape has every % of its path escaped", () => {
  expect(escapeMalformedPercent("/100%")).toBe("/100%25");
  expect(escapeMalformedPercent("/%E2%80?q=%41&r=?")).toBe("/%25E2%2580?q=%41&r=?");
});
