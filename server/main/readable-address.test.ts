import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test("an address whose escapes can be read stays as it is", () => {
  for (const url of ["/", "/prayer?q=100%", "/caf%C3%A9", "/a%25b?c=%zz"])
    expect(readableAddress(url)).toBe(url);
});

test("one whose escapes cannot be read is taken as it stands", () => {
  expect(readableAddress("/100%")).toBe("/100%25");
  expect(readableAddress("/%E2%80?q=%41&r=?")).toBe("/%25E2%2580?q=%41&r=?");
});
