// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendToPack } from "#app/offline/packs.ts";
import { type PackState, type PackStatus, unknownPack } from "#domain/offline-pack/pack-state.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PackRow } from "./pack-row.tsx";
import { textPackPlan } from "./text-pack.ts";

const pack = vi.hoisted(() => ({ state: undefined as unknown }));
vi.mock("#app/offline/packs.ts", () => ({ sendToPack: vi.fn() }));
vi.mock("#app/offline/use-pack.ts", () => ({ usePack: () => pack.state }));

const { wrapper } = await inEnglish("offline");
const plan = textPackPlan("ar");

function show(change: Partial<PackState>) {
  if (!plan) throw new Error("the Arabic pack is switched off");
  pack.state = { ...unknownPack, total: 115, ...change };
  render(<PackRow plan={plan} name="العربية" size="1 MB to download" />, { wrapper });
}
const status = () => screen.getByRole("status").textContent;
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test.each<[PackStatus, string, string[]]>([
  ["absent", "1 MB to download", ["Save"]],
  ["saving", "40 of 115 files · 2 kB received", ["Pause", "Cancel"]],
  ["paused", "Paused at 40 of 115 files", ["Resume", "Cancel"]],
  ["saved", "Saved on this device", ["Remove"]],
  ["erasing", "Removing…", []],
])("a pack that is %s says so and offers what can be done", (name, text, actions) => {
  show({ status: name, done: 40, received: 2000 });
  expect(status()).toBe(text);
  expect(buttons()).toEqual(actions);
});

test("a failed pack gives the reason, keeps its progress and can be tried again", () => {
  show({ status: "failed", done: 40, error: "full" });
  expect(status()).toContain("There is no room left in this browser.");
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Progress: العربية" }).value).toBe(34);
  fireEvent.click(screen.getByRole("button", { name: "Try العربية again" }));
  expect(sendToPack).toHaveBeenCalledExactlyOnceWith(plan, { type: "keep" });
});

test("cancelling and removing both delete what was saved", () => {
  show({ status: "paused", done: 40 });
  fireEvent.click(screen.getByRole("button", { name: "Cancel العربية" }));
  expect(sendToPack).toHaveBeenLastCalledWith(plan, { type: "erase" });
});
