// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModelOffer } from "#app/api/model-offer.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { rememberMember } from "#app/storage/stored-member.ts";
import { useModelChoice } from "./model-choice.ts";

const fetchModelOffer = vi.hoisted(() => vi.fn());
vi.mock("#app/api/model-offer.ts", () => ({ fetchModelOffer }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  fetchModelOffer.mockReset();
});

const offer = (audience: ModelOffer["audience"], hasPremium = false): ModelOffer => ({
  name: "small",
  audience,
  mayAsk: true,
  hasPremium,
});

async function choice() {
  const { result } = renderHook(() => useModelChoice(), {
    wrapper: ({ children }) => (
      <MessagesProvider language="en" messages={{}}>
        {children}
      </MessagesProvider>
    ),
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return result;
}

test.each([
  ["everyone", false, undefined],
  ["members", false, "sign-in"],
  ["members", true, undefined],
  ["premium", true, "subscribe"],
] as const)("a model for %s, signed in: %s, is locked by %s", async (audience, isSignedIn, lock) => {
  if (isSignedIn) rememberMember({ id: "m1", name: "Amina" });
  fetchModelOffer.mockResolvedValue(offer(audience));
  const result = await choice();
  expect(result.current).toMatchObject({ name: "small", lock, isOn: false });
});

test("a subscriber may switch the model on, and the choice stays on this device", async () => {
  rememberMember({ id: "m1", name: "Amina" });
  fetchModelOffer.mockResolvedValue(offer("premium", true));
  const result = await choice();
  act(() => result.current?.choose(true));
  expect(result.current).toMatchObject({ lock: undefined, isOn: true });
  cleanup();
  expect((await choice()).current?.isOn).toBe(true);
});

test("no model is offered where the server has none", async () => {
  fetchModelOffer.mockResolvedValue("none");
  expect((await choice()).current).toBeUndefined();
});

test("a server that does not answer is asked again, later each time", async () => {
  fetchModelOffer
    .mockResolvedValueOnce("away")
    .mockResolvedValueOnce("away")
    .mockResolvedValue(offer("everyone"));
  const result = await choice();
  await act(() => vi.advanceTimersByTimeAsync(5900));
  expect([fetchModelOffer.mock.calls.length, result.current]).toEqual([2, undefined]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current?.name).toBe("small");
});
