// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { say } from "#app/i18n/say.ts";
import { ToastContext } from "#app/ui/toast.ts";
import { SignUpForm } from "./sign-up-form.tsx";

const messages = await loadMessages("en", ["shell", "account"]);
const text = (key: string, values = {}) => say(messages, "en", `account.${key}`, values);
const person = { name: "Maryam", email: "maryam@example.org", password: "four calm green olives" };

let sent: unknown[];

/** A server that answers each call with the next status, the last one again and again. */
function answering(...statuses: number[]): void {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const status = statuses[Math.min(sent.length, statuses.length - 1)] ?? 200;
    sent.push(JSON.parse(String(body)));
    const error = { code: "unavailable", message: "Not now." };
    const answer = status === 503 ? { error } : { outcome: "confirm-by-mail" };
    return new Response(JSON.stringify(answer), { status, headers: { "retry-after": "5" } });
  });
}

function showForm() {
  const onGo = vi.fn();
  const { unmount } = render(
    <MessagesProvider language="en" messages={messages}>
      <ToastContext value={() => undefined}>
        <SignUpForm email={person.email} onEmail={() => undefined} onGo={onGo} />
      </ToastContext>
    </MessagesProvider>,
  );
  fireEvent.change(screen.getByLabelText(text("name")), { target: { value: person.name } });
  fireEvent.change(screen.getByLabelText(text("password")), { target: { value: person.password } });
  return { onGo, unmount };
}

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name: text("signUp") })));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a sign-up that finds a busy server says when it is sent again, and is, with what was typed", async () => {
  answering(503, 503, 200);
  const { onGo } = showForm();
  await press();
  expect(screen.getByRole("alert").textContent).toBe(text("waits", { seconds: 5 }));
  expect((screen.getByLabelText(text("name")) as HTMLInputElement).value).toBe(person.name);
  await pass(4.9);
  expect(sent).toHaveLength(1);
  await pass(0.2);
  expect(sent).toHaveLength(2);
  await pass(5);
  expect(sent).toEqual([person, person, person]);
  expect(onGo).toHaveBeenCalledOnce();
});

test("a server that stays busy is asked six times, then the person is told and may press again", async () => {
  answering(503);
  showForm();
  await press();
  await pass(60);
  expect([sent.length, screen.getByRole("alert").textContent]).toEqual([6, "Not now."]);
  await press();
  expect(sent).toHaveLength(7);
});

test("pressing again does not wait and sends what is typed now, once", async () => {
  answering(503, 200);
  const { onGo } = showForm();
  await press();
  fireEvent.change(screen.getByLabelText(text("name")), { target: { value: "Mariam" } });
  await press();
  await pass(60);
  expect(sent).toEqual([person, { ...person, name: "Mariam" }]);
  expect(onGo).toHaveBeenCalledOnce();
});

test("a form that is closed sends nothing more", async () => {
  answering(503, 200);
  const { onGo, unmount } = showForm();
  await press();
  unmount();
  await pass(60);
  expect(sent).toHaveLength(1);
  expect(onGo).not.toHaveBeenCalled();
});
