import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { inTheLightOf } from "#domain/conversation/follow-up.ts";
import { writeAnswer } from "./answer-writer.ts";
import { askAssistant } from "./ask-assistant.ts";
import { askModel, left } from "./ask-model.ts";
import { type ChatName, conversations, saved } from "./conversations.ts";
import type { ModelChoice } from "./model-choice.ts";
import type { ModelPart, Turn } from "./turn.ts";

/** A canned answer comes no sooner than this after the question. */
const leastWait = 1500;
/** Questions that a new one may lean on, and those of them that a model is told. */
const remembered = 6;
const announced = 3;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Chat = {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  /** The moment of the answer that a model is writing now. */
  readonly writing: number | undefined;
  readonly ask: (question: string) => void;
  /** Leaves the question unanswered; of an answer that is being written, what came stays. */
  readonly stop: () => void;
  readonly erase: () => void;
};

/** A question that was left without an answer is not said twice when it is asked again. */
function withoutUnanswered(turns: readonly Turn[], question: string): readonly Turn[] {
  const last = turns.at(-1);
  return last?.role === "user" && last.text === question ? turns.slice(0, -1) : turns;
}

/** A conversation with the assistant on this device, and with the operator's model where the person lets it. */
export function useChat(name: ChatName, choice: ModelChoice | undefined): Chat {
  const language = useLanguage();
  const stored = conversations[name];
  const [turns] = useStoredValue(stored);
  const [isAnswering, setIsAnswering] = useState(false);
  const [writing, setWriting] = useState<number>();
  const current = useRef(0);
  const streaming = useRef<AbortController>(undefined);
  // Who takes the leave back while an answer is sought has taken it back for that answer too.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      streaming.current?.abort(left);
    };
  }, []);

  function end(): void {
    current.current++;
    streaming.current?.abort();
    setIsAnswering(false);
    setWriting(undefined);
  }

  /** Keeps what a model wrote so far with its answer; an erased answer stays erased. */
  function keepPart(at: number, part: ModelPart): void {
    stored.write(
      stored.read().map((turn) => (turn.role === "bot" && turn.at === at ? { ...turn, model: part } : turn)),
    );
  }

  async function answer(question: string, earlier: readonly string[]): Promise<void> {
    const mine = ++current.current;
    setIsAnswering(true);
    const before = earlier.length > 0 ? inTheLightOf(earlier) : undefined;
    const [answered] = await Promise.all([
      askAssistant({ question, before, earlier, language }),
      wait(leastWait),
    ]);
    // Another question, or a stop, came in between.
    if (current.current !== mine) return;
    const at = Date.now();
    const { id: _, ...found } = answered ?? { id: 0 };
    stored.write(saved([...stored.read(), { role: "bot", at, asked: question, ...found }]));
    // What wants a scholar, help or reckoning stays on this device.
    const chosen = latest.current;
    if (!hasLeft.current && chosen?.isOn && answered?.reply.kind === "found") {
      const stop = new AbortController();
      streaming.current = stop;
      setWriting(at);
      const toModel = { question, before: earlier.slice(-announced), language, stop: stop.signal };
      await writeAnswer(at, () =>
        askModel({ name: chosen.name, ...toModel, onPart: (part) => keepPart(at, part) }),
      );
    }
    if (current.current === mine) end();
  }

  return {
    turns,
    isAnswering,
    writing,
    ask(typed) {
      const question = typed.trim();
      if (question === "" || isAnswering) return;
      const earlier = stored.read().flatMap((turn) => (turn.role === "user" ? [turn.text] : []));
      stored.write(
        saved([
          ...withoutUnanswered(stored.read(), question),
          { role: "user", at: Date.now(), text: question },
        ]),
      );
      void answer(question, earlier.slice(-remembered));
    },
    stop: end,
    erase() {
      end();
      stored.write([]);
    },
  };
}
