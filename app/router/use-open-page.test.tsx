// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Language } from "#domain/language.ts";
import type { OpenPage } from "./open-page.ts";

const opened = vi.hoisted(
  () => [] as { address: string; language: string; settle: (isFound: boolean) => void }[],
);

const pageAt = (address: string, language: Language): OpenPage => ({
  address,
  key: "faq",
  language,
  page: { view: () => null, load: async () => null, head: () => ({}) } as unknown as OpenPage["page"],
  messages: {},
  data: null,
});

vi.mock("./open-page.ts", () => ({
  openPage: (address: string, { language }: { language: Language }) =>
    new Promise<OpenPage>((resolve, reject) => {
      const settle = (isFound: boolean) =>
        isFound ? resolve(pageAt(address, language)) : reject(new Error("offline"));
      opened.push({ address, language, settle });
    }),
}));
vi.mock("./page-title.ts", () => ({ pageTitle: ({ address }: OpenPage) => `title of ${address}` }));

const { useOpenPage } = await import("./use-open-page.ts");

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("scrollTo", vi.fn());
  document.body.innerHTML = `<main><h1 tabindex="-1">heading</h1></main>`;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openAt(address: string) {
  const { hook, navigate } = memoryLocation({ path: address });
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  const { result } = renderHook(() => useOpenPage(pageAt(address, "en")), { wrapper });
  return { result, follow: (to: string) => act(() => navigate(to)) };
}

const settle = (at: number, isFound = true) => act(async () => opened[at]?.settle(isFound));

describe("the page of the address", () => {
  test("stays while the next one loads, then gives way to it, with title and the focus on its heading", async () => {
    const { result, follow } = openAt("/one");
    expect(opened).toHaveLength(0);
    follow("/two");
    expect(result.current.open.address).toBe("/one");
    expect(result.current.isOpening).toBe(true);
    await settle(0);
    expect(result.current.open.address).toBe("/two");
    expect(result.current.isOpening).toBe(false);
    expect(document.title).toBe("title of /two");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("is the one asked for last, whichever comes first", async () => {
    const { result, follow } = openAt("/one");
    follow("/two");
    follow("/three");
    await settle(1);
    await settle(0);
    expect(result.current.open.address).toBe("/three");
  });

  test("is still there when the person turns back before the next one has come", async () => {
    const { result, follow } = openAt("/one");
    follow("/two");
    follow("/one");
    expect(result.current).toMatchObject({ isOpening: false, open: { address: "/one" } });
    await settle(0);
    expect(result.current.open.address).toBe("/one");
    expect(opened).toHaveLength(1);
  });

  test("that does not load says so until a retry brings it; going back shows what was there", async () => {
    const { result, follow } = openAt("/one");
    follow("/two");
    await settle(0, false);
    expect(result.current).toMatchObject({ failure: "/two", isOpening: false });
    act(() => result.current.retry());
    expect(result.current.failure).toBe("/two");
    await settle(1, false);
    expect(result.current.failure).toBe("/two");
    act(() => result.current.retry());
    await settle(2);
    expect(result.current).toMatchObject({ failure: undefined, open: { address: "/two" } });
  });

  test("comes again in another language when one is chosen, and says so to the browser", async () => {
    const { result } = openAt("/one");
    act(() => result.current.showIn("ar"));
    expect(opened.map(({ language }) => language)).toEqual(["ar"]);
    await settle(0);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar", "rtl"]);
  });

  test("is opened once in a language whose link is touched and then chosen, and again where that failed", async () => {
    document.body.innerHTML += `<a hreflang="ar" href="?lang=ar">a</a><a hreflang="ur" href="?lang=ur">u</a>`;
    const touch = (language: string) =>
      document
        .querySelector(`[hreflang=${language}]`)
        ?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    const { result } = openAt("/one");
    touch("ar");
    touch("ar");
    act(() => result.current.showIn("ar"));
    await settle(0);
    expect(result.current.open.language).toBe("ar");
    touch("ar");
    expect(opened).toHaveLength(1);
    touch("ur");
    await settle(1, false);
    act(() => result.current.showIn("ur"));
    await settle(2);
    expect(result.current.open.language).toBe("ur");
    expect(opened.map(({ language }) => language)).toEqual(["ar", "ur", "ur"]);
  });
});
