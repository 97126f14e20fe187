// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storedReaderSettings } from "#app/storage/reader-settings.ts";
import { asksForPages, useIsPaged, withView } from "./use-view.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

test("an address says which view it opens in, beside its place", () => {
  expect(withView("?surah=2&verse=255", "page")).toBe("?surah=2&verse=255&view=page");
  expect(withView("?surah=2&view=page", undefined)).toBe("?surah=2");
  expect(withView("?view=page", undefined)).toBe("");
  expect(asksForPages(new URLSearchParams("view=page"))).toBe(true);
  expect(asksForPages(new URLSearchParams("view=other"))).toBe(false);
});

test("the view of the address becomes the person's choice, and the choice counts without one", () => {
  expect(renderHook(useIsPaged).result.current).toBe(false);
  history.replaceState(null, "", "/?surah=2&view=page");
  expect(renderHook(useIsPaged).result.current).toBe(true);
  expect(storedReaderSettings.read().isPaged).toBe(true);
  history.replaceState(null, "", "/?surah=2");
  expect(renderHook(useIsPaged).result.current).toBe(true);
  history.replaceState(null, "", "/?view=verses");
  expect(renderHook(useIsPaged).result.current).toBe(false);
  expect(storedReaderSettings.read().isPaged).toBe(false);
});
