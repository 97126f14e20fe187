// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { reciterListAddresses, surahReciters } from "#content/reciters/index.ts";
import { refreshReciters } from "./refresh-reciters.ts";
import { useReciters } from "./stored-reciter-list.ts";

const listed = { id: "new-1", ar: "قارئ", en: "A Reciter", server: "https://a.example/", surahs: [1, 114] };

function stored(list: unknown) {
  localStorage.setItem("reciters.list", JSON.stringify(list));
  return renderHook(useReciters).result.current;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("reciters of the stored list are added to ours", () => {
  expect(stored([listed]).some(({ name }) => name.en === "A Reciter")).toBe(true);
  expect(stored([listed]).length).toBe(surahReciters.length + 1);
});

test.each([
  ["another type", "text"],
  ["a server without https", [{ ...listed, server: "http://a.example/" }]],
  ["a surah that does not exist", [{ ...listed, surahs: [115] }]],
  ["no surahs", [{ ...listed, surahs: [] }]],
  ["an empty name", [{ ...listed, en: "" }]],
])("a stored list with %s is ignored", (_, list) => {
  expect(stored(list)).toBe(surahReciters);
});

test("a list that cannot be fetched leaves what is stored", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fetched = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  expect(await refreshReciters()).toBe(false);
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toContain(reciterListAddresses.ar);
  expect(localStorage.getItem("reciters.list")).toBeNull();
});
