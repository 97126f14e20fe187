// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import type { Citation } from "#domain/conversation/reply.ts";
import type { AssistantReply } from "./ask-assistant.ts";
import { useChat } from "./use-chat.ts";

const askAssistant = vi.hoisted(() => vi.fn());
const askModel = vi.hoisted(() => vi.fn());
vi.mock("./ask-assistant.ts", () => ({ askAssistant, prepareAssistant: vi.fn() }));
vi.mock("./ask-model.ts", () => ({ askModel, leftChat: "left" }));

const citations: readonly Citation[] = [{ kind: "quran", surah: 2, ayah: 153 }];
const found = (kind: "found" | "ruling" = "found"): AssistantReply => ({
  id: 7,
  reply: { kind, subjects: [], citations },
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  askAssistant.mockReset().mockResolvedValue(found());
  askModel.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openChat(choice?: Parameters<typeof useChat>[1]) {
  const { result, rerender } = renderHook((current) => useChat("sheikh", current), {
    initialProps: choice,
    wrapper: ({ children }) => (
      <MessagesProvider language="en" messages={{}}>
        {children}
      </MessagesProvider>
    ),
  });
  const texts = () =>
    result.current.turns.map((turn) => (turn.role === "user" ? turn.text : turn.reply?.kind));
  const ask = (question: string) => act(() => result.current.ask(question));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { result, rerender, texts, ask, wait };
}

const model = { name: "small", lock: undefined, isOn: true, choose: () => undefined };

describe("a conversation", () => {
  test("shows the question immediately and the answer later, and both are stored", async () => {
    const { result, texts, ask, wait } = openChat();
    ask("  Verses about patience ");
    expect([texts(), result.current.isAnswering]).toEqual([["Verses about patience"], true]);
    await wait(1400);
    expect(texts()).toHaveLength(1);
    await wait(200);
    expect([texts(), result.current.isAnswering]).toEqual([["Verses about patience", "found"], false]);
    cleanup();
    expect(openChat().texts()).toEqual(["Verses about patience", "found"]);
  });

  test("takes no empty question, and none while it answers", () => {
    const { texts, ask } = openChat();
    ask("   ");
    ask("One");
    ask("Two");
    expect(texts()).toEqual(["One"]);
  });

  test("drops the answer that comes after a stop, and asks the same question again in its place", async () => {
    const { result, texts, ask, wait } = openChat();
    ask("One");
    act(() => result.current.stop());
    await wait(2000);
    expect([texts(), result.current.isAnswering]).toEqual([["One"], false]);
    ask("One");
    await wait(2000);
    expect(texts()).toEqual(["One", "found"]);
  });

  test("gives the assistant the earlier questions as context", async () => {
    const { ask, wait } = openChat();
    ask("Verses about patience");
    await wait(2000);
    ask("And for women?");
    expect(askAssistant.mock.lastCall?.[0]).toMatchObject({
      question: "And for women?",
      earlier: ["Verses about patience"],
    });
  });

  test("is empty once it is deleted, and stays so when an answer was on its way", async () => {
    const { result, texts, ask, wait } = openChat();
    ask("One");
    act(() => result.current.clear());
    await wait(2000);
    expect(texts()).toEqual([]);
  });

  test("stores a turn without a reply when the assistant could not answer", async () => {
    askAssistant.mockResolvedValue(undefined);
    const { texts, ask, wait } = openChat();
    ask("One");
    await wait(2000);
    expect(texts()).toEqual(["One", undefined]);
  });
});

describe("the operator's model", () => {
  test("gets a question that texts were found for", async () => {
    const { ask, wait } = openChat(model);
    ask("One");
    await wait(2000);
    expect(askModel.mock.lastCall?.[0]).toMatchObject({ name: "small", question: "One", before: [] });
  });

  test("gets no question for a ruling", async () => {
    askAssistant.mockResolvedValue(found("ruling"));
    const { texts, ask, wait } = openChat(model);
    ask("One");
    await wait(2000);
    expect(texts()).toEqual(["One", "ruling"]);
    expect(askModel).not.toHaveBeenCalled();
  });

  test("gets nothing once it is switched off, even while an answer is being prepared", async () => {
    const { rerender, ask, wait } = openChat(model);
    ask("One");
    rerender({ ...model, isOn: false });
    await wait(2000);
    expect(askModel).not.toHaveBeenCalled();
  });

  test("writes part by part into its own answer", async () => {
    const part = { name: "small", segments: [], ended: "whole", isLeftOut: false } as const;
    askModel.mockImplementation(async ({ onPart }) => onPart(part));
    const { result, ask, wait } = openChat(model);
    ask("One");
    await wait(2000);
    expect(result.current.turns.at(-1)).toMatchObject({ role: "bot", model: part });
  });
});
