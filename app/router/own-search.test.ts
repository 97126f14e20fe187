// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ownSearchHook } from "./own-search.ts";

afterEach(cleanup);

const goTo = (address: string) =>
  act(() => {
    history.pushState(null, "", address);
    dispatchEvent(new Event("pushState"));
  });

test("a page reads its own search part, and keeps it while the next page is on its way", () => {
  history.replaceState(null, "", "/quran?tab=surahs");
  const { result } = renderHook(ownSearchHook("/quran"));
  expect(result.current).toBe("?tab=surahs");
  goTo("/quran?tab=juz");
  expect(result.current).toBe("?tab=juz");
  goTo("/hadith?q=mercy");
  expect(result.current).toBe("?tab=juz");
});

test("going back within the page brings its earlier search part back", () => {
  history.replaceState(null, "", "/quran?tab=juz");
  const { result } = renderHook(ownSearchHook("/quran"));
  history.replaceState(null, "", "/quran?tab=surahs");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  expect(result.current).toBe("?tab=surahs");
});
