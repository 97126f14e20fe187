import { afterEach, expect, test, vi } from "vitest";
import { knownHelpLines } from "#domain/distress/help-lines.ts";
import { fetchHelpLines } from "./help-lines.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

test("the lines of the operator are shown, the built-in ones where the answer is none", async () => {
  const own = [{ ...knownHelpLines[0], number: "999" }];
  for (const rubbish of [
    {},
    null,
    "lines",
    [null],
    [{ ...own[0], number: "javascript:alert(1)" }],
    [{ ...own[0], country: "Earth" }],
    [{ ...own[0], use: "shop" }],
    [{ ...own[0], zones: "Europe/Paris" }],
  ]) {
    answering(rubbish);
    expect(await fetchHelpLines(), JSON.stringify(rubbish)).toBe(knownHelpLines);
  }
  answering(own, 500);
  expect(await fetchHelpLines()).toBe(knownHelpLines);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await fetchHelpLines()).toBe(knownHelpLines);
  answering(own);
  expect(await fetchHelpLines()).toEqual(own);
});
