// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { say } from "#app/i18n/say.ts";
import { ToastContext } from "#app/ui/toast.ts";
import { ConfirmForm } from "./confirm-form.tsx";

const messages = await loadMessages("en", ["shell", "account"]);
const text = (key: string) => say(messages, "en", `account.${key}`, {});
const member = { id: "m", name: "Maryam", email: "maryam@example.org", role: "member", hasPassword: true };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers the confirmation with these codes in turn, and once all are used as done; the session is then Maryam's. */
function show(...codes: string[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.includes("/api/session"))
      return Response.json({ member: sent.length > codes.length ? member : null, sendsMail: true });
    sent.push(JSON.parse(String(body)));
    const code = codes[sent.length - 1];
    return code
      ? Response.json({ error: { code, message: `It is ${code}.` } }, { status: 403 })
      : Response.json({ outcome: "done" });
  });
  const [onGo, showToast] = [vi.fn(), vi.fn()];
  render(
    <MessagesProvider language="en" messages={messages}>
      <ToastContext value={showToast}>
        <ConfirmForm token="the-token" onGo={onGo} />
      </ToastContext>
    </MessagesProvider>,
  );
  return { sent, onGo, showToast };
}

async function enter(password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(text("password")), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: text("confirmTitle") })));
}

test("the link of a sign-up asks for its password, and signs in", async () => {
  const { sent, onGo, showToast } = show("wrong-password");
  expect(screen.getByText(text("confirmText"))).toBeTruthy();
  await enter("not the one");
  expect(screen.getByRole("alert").textContent).toBe("It is wrong-password.");
  expect(onGo).not.toHaveBeenCalled();
  await enter("four calm green olives");
  await vi.waitFor(() => expect(onGo).toHaveBeenCalledWith(undefined));
  expect(sent).toEqual([
    { token: "the-token", password: "not the one" },
    { token: "the-token", password: "four calm green olives" },
  ]);
  expect(showToast).toHaveBeenCalledOnce();
});

test("a link that was used leads to the sign-in", async () => {
  const { onGo } = show("link-spent");
  await enter("four calm green olives");
  expect(screen.getByText(text("confirmSpent"))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: text("signIn") }));
  expect(onGo).toHaveBeenCalledWith({ name: "sign-in" });
});
