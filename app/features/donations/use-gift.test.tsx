// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { emptyForm } from "./gift-form.ts";
import { useGift } from "./use-gift.ts";

const give = vi.hoisted(() => vi.fn());
vi.mock("#app/api/donations.ts", () => ({ give }));

const bounds = { language: "en", currency: "USD", most: 1_000_000 } as const;
const form = { ...emptyForm, project: "orphan-care", amount: "25", name: "Al", email: " a@example.org " };
const pledged = { isDone: true, answer: { outcome: "pledged", receipt: "R-1" } } as const;
const offline = { isDone: false, code: "offline" } as const;
const keyReused = { isDone: false, code: "key-reused", message: "Sent before." } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  give.mockReset();
});
afterEach(cleanup);

function open() {
  const onDone = vi.fn();
  const onClosed = vi.fn();
  const { result } = renderHook(() => useGift(onDone, onClosed), {
    wrapper: ({ children }) => (
      <MessagesProvider language="en" messages={{}}>
        {children}
      </MessagesProvider>
    ),
  });
  const send = (more: Partial<typeof form> = {}) =>
    act(() => result.current.send({ ...form, ...more }, bounds));
  return { result, onDone, onClosed, send };
}

const sentKeys = () => give.mock.calls.map(([, request]) => request.key);

test("a gift is sent as plain numerals and reported once it is done", async () => {
  give.mockResolvedValue(pledged);
  const { result, onDone, send } = open();
  await send();
  expect(give.mock.lastCall?.[1]).toMatchObject({ amount: "25.00", email: "a@example.org" });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(pledged.answer);
  expect(result.current).toMatchObject({ isSending: false, error: undefined });
});

test("a retry after a lost connection is the same gift, the next one after it is another", async () => {
  give.mockResolvedValueOnce(offline).mockResolvedValue(pledged);
  const { result, onDone, send } = open();
  await send();
  expect([result.current.error, onDone.mock.calls.length]).toEqual(["down", 0]);
  await send();
  await send();
  const [first, second, third] = sentKeys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a changed form after a lost answer shows the receipt of the first gift and sends nothing more", async () => {
  give.mockResolvedValueOnce(offline).mockResolvedValueOnce(keyReused).mockResolvedValueOnce(pledged);
  const { result, onDone, send } = open();
  await send();
  await send({ amount: "50" });
  expect(give.mock.calls.map(([, { amount }]) => amount)).toEqual(["25.00", "50.00", "25.00"]);
  expect(result.current.error).toEqual({ earlier: "R-1" });
  expect(onDone).not.toHaveBeenCalled();
});

test("a changed form gets a key of its own where the server knows nothing of the first gift", async () => {
  give.mockResolvedValueOnce(keyReused).mockResolvedValueOnce(pledged);
  const { onDone, send } = open();
  await send();
  const [first, second] = sentKeys();
  expect(second).not.toBe(first);
  expect(onDone).toHaveBeenCalledOnce();
});

test("the server's reason is shown, and a closed project is reported to the page", async () => {
  give.mockResolvedValue({ isDone: false, code: "project-closed", message: "This project is closed." });
  const { result, onClosed, send } = open();
  await send();
  expect(result.current.error).toEqual({ message: "This project is closed." });
  expect(onClosed).toHaveBeenCalledOnce();
});

test("a card payment leads to the provider's page with the button disabled until then", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const pay = { outcome: "pay", address: "https://pay.example/1", receipt: "R-2" };
  give.mockResolvedValue({ isDone: true, answer: pay });
  const { result, onDone, send } = open();
  await send();
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/1");
  expect([result.current.isSending, onDone.mock.calls.length]).toEqual([true, 0]);
  assign.mockRestore();
});
