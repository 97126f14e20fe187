import { expect, test } from "vitest";
import { coverMode, firstSafeView, hostIn, readSafeView, withSite } from "./rules.ts";

test("stored settings are read, and invalid ones are the defaults", () => {
  expect(readSafeView({})).toEqual(firstSafeView);
  expect(readSafeView({ isOn: "yes", mode: "glass", safeSites: ["a.com", 3] })).toEqual({
    isOn: true,
    mode: "blur",
    safeSites: ["a.com"],
  });
});

test("a host is parsed from an address or a bare name", () => {
  expect(hostIn(" https://www.Example.com/page ")).toBe("example.com");
  expect(hostIn("news.example.com")).toBe("news.example.com");
  for (const none of [
    "",
    "   ",
    "file:///etc/hosts",
    "chrome-extension://abc/popup.html",
    "two words",
    "two%20words",
  ])
    expect(hostIn(none)).toBeUndefined();
});

test("a safe site is shown with its subdomains, and no look-alike", () => {
  const view = withSite(firstSafeView, "example.com", true);
  expect(coverMode("example.com", view)).toBeUndefined();
  expect(coverMode("pictures.example.com", view)).toBeUndefined();
  expect(coverMode("notexample.com", view)).toBe("blur");
});

test("a site is removed again, also by one of its subdomains", () => {
  const view = withSite(withSite(firstSafeView, "example.com", true), "other.org", true);
  expect(withSite(view, "pictures.example.com", false).safeSites).toEqual(["other.org"]);
});

test("switched off, nothing is covered", () => {
  expect(coverMode("example.com", { ...firstSafeView, isOn: false })).toBeUndefined();
  expect(coverMode("example.com", { ...firstSafeView, mode: "hide" })).toBe("hide");
});
