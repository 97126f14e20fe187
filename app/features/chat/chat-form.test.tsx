// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { ChatForm } from "./chat-form.tsx";

const messages = await loadMessages("en", ["chat"]);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(isAnswering = false) {
  const ask = vi.fn();
  const stop = vi.fn();
  const prepare = vi.fn();
  const form = (answering: boolean) => (
    <MessagesProvider language="en" messages={messages}>
      <ChatForm name="sheikh" ask={ask} prepare={prepare} stop={stop} isAnswering={answering} />
    </MessagesProvider>
  );
  const { rerender } = render(form(isAnswering));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  const [stopOrSend, send = stopOrSend] = screen.getAllByRole<HTMLButtonElement>("button");
  return { ask, prepare, stop, field, send, stopOrSend, setAnswering: (to: boolean) => rerender(form(to)) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("Enter sends the question and empties the field, Shift and Enter does not", async () => {
  const { ask, field } = open();
  type(field, "Verses about patience");
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(field.value).toBe("Verses about patience");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("");
  await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith("Verses about patience"));
});

test("what answers are made with is fetched once the field is reached, before anything is sent", () => {
  const { ask, prepare, field } = open();
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.focus(field);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});

test("nothing but spaces cannot be sent", () => {
  const { ask, field, send } = open();
  type(field, "   ");
  expect(send?.disabled).toBe(true);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("   ");
  expect(ask).not.toHaveBeenCalled();
});

test("while an answer is prepared the field is locked, the answer can be stopped, and the focus comes back", () => {
  const { field, stop, setAnswering } = open();
  setAnswering(true);
  expect(field.disabled).toBe(true);
  const [stopButton] = screen.getAllByRole("button");
  if (stopButton) fireEvent.click(stopButton);
  expect(stop).toHaveBeenCalledOnce();
  setAnswering(false);
  expect(document.activeElement).toBe(field);
});

test("a question that was not sent is there again after a reload of the tab", () => {
  type(open().field, "Half a quest");
  cleanup();
  expect(open().field.value).toBe("Half a quest");
});
