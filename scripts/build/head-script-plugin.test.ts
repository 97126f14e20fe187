import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { soonAfter } from "#app/hydration/soon.ts";
import { renderDocument } from "#app/router/document.ts";
import { compileHeadScript } from "./head-script-plugin.ts";

/** Every page carries it, so it stays small: bytes before compression. */
const mostBytes = 4096;

test("the head script is one small classic script without imports, inlined as it is hashed", async () => {
  const { code } = await compileHeadScript();
  expect(Buffer.byteLength(code)).toBeLessThan(mostBytes);
  expect(code).not.toMatch(/\b(import|export)\b|\?\?=|\?\./);
  const html = renderDocument({
    language: "en",
    address: "/",
    title: "Riwaq",
    description: "",
    head: {},
    isFound: true,
    body: "",
    sent: null,
    startFailed: { text: "", retry: "" },
    assets: {
      script: "/start.js",
      styles: [],
      modules: [],
      quranFont: "/font.woff2",
      interfaceFonts: ["/interface.woff2"],
    },
  });
  expect(html).toContain(`<script>${code}</script>`);
});

test("it applies the stored theme in a page that has only just begun", async () => {
  const { code } = await compileHeadScript();
  const documentElement = { dataset: {} as Record<string, string>, lang: "en" };
  const listeners: string[] = [];
  const document = {
    documentElement,
    cookie: "",
    addEventListener: (type: string) => listeners.push(type),
  };
  const waits: (number | undefined)[] = [];
  const stored: Record<string, string> = { theme: "light", "listening.sound": "{}", language: "en" };
  runInNewContext(code, {
    window: {},
    document,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname: "/", search: "", hash: "" },
    URLSearchParams,
    setTimeout: (_: unknown, milliseconds?: number) => waits.push(milliseconds),
  });
  expect(documentElement.dataset).toEqual({ firstLayout: "", theme: "light", sound: "" });
  // Then the first date, as soon as the page is read so far.
  expect(waits).toEqual([soonAfter, undefined]);
  // Presses before the code is there, and the first use of the page.
  expect(listeners).toEqual(["click", "submit", "click", "keydown", "DOMContentLoaded"]);
});
