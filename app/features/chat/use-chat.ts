import { useRef, useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { askAssistant } from "./ask-assistant.ts";
import { type ChatName, conversations, kept, type Turn } from "./turn.ts";

/** A canned answer comes no sooner than this after the question. */
const leastWait = 1500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Chat = {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  readonly ask: (question: string) => void;
  /** Leaves the question unanswered. */
  readonly stop: () => void;
  readonly erase: () => void;
};

/** A conversation with the assistant on this device. */
export function useChat(name: ChatName): Chat {
  const language = useLanguage();
  const stored = conversations[name];
  const [turns] = useStoredValue(stored);
  const [isAnswering, setIsAnswering] = useState(false);
  const current = useRef(0);

  async function answer(question: string, before: string | undefined): Promise<void> {
    const mine = ++current.current;
    setIsAnswering(true);
    const [answered] = await Promise.all([askAssistant({ question, before, language }), wait(leastWait)]);
    // Another question, or a stop, came in between.
    if (current.current !== mine) return;
    const found = answered
      ? {
          reply: answered.reply,
          ...(answered.occurrences ? { occurrences: answered.occurrences } : {}),
        }
      : {};
    stored.write(kept([...stored.read(), { role: "bot", at: Date.now(), asked: question, ...found }]));
    setIsAnswering(false);
  }

  return {
    turns,
    isAnswering,
    ask(typed) {
      const question = typed.trim();
      if (question === "" || isAnswering) return;
      const before = stored.read().findLast(({ role }) => role === "user");
      stored.write(kept([...stored.read(), { role: "user", at: Date.now(), text: question }]));
      void answer(question, before?.role === "user" ? before.text : undefined);
    },
    stop() {
      current.current++;
      setIsAnswering(false);
    },
    erase() {
      current.current++;
      setIsAnswering(false);
      stored.write([]);
    },
  };
}
