import { useEffect, useRef, useState } from "react";
import { whenSettled } from "#app/hydration/use-settled.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { withAnswerLock } from "./answer-lock.ts";
import { askAssistant, prepareAssistant } from "./ask-assistant.ts";
import { askModel, leftChat } from "./ask-model.ts";
import { type ChatName, conversations, newestTurns } from "./conversations.ts";
import type { ModelChoice } from "./model-choice.ts";
import type { ModelPart, Turn } from "./turn.ts";

/** Milliseconds that an answer takes at least. */
const leastWait = 1500;
/** How many earlier questions give a new one its context, and how many of them are sent to a model. */
const mostEarlier = 6;
const mostForModel = 3;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches what a first answer is made with and drawn by; a failure is met again by the question and its window. */
function prepareIn(language: Language): void {
  prepareAssistant(language);
  import("./bot-message.tsx").catch(() => undefined);
}

/** Fetches what an answer is drawn with while the least wait still lasts. */
function fetchAheadIn(reply: Reply, language: Language): void {
  import("./bot-message.tsx").then((drawn) => drawn.fetchAhead(reply, language)).catch(() => undefined);
}

export type Chat = {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  /** The time of the answer that a model is writing now. */
  readonly writing: number | undefined;
  readonly ask: (question: string) => void;
  /** Fetches what answers are made with, before the first question is sent. */
  readonly prepare: () => void;
  /** Leaves the question unanswered; what a model has written so far stays. */
  readonly stop: () => void;
  readonly clear: () => void;
};

/** Drops an unanswered last question when the same one is asked again, so that it is not shown twice. */
function withoutUnanswered(turns: readonly Turn[], question: string): readonly Turn[] {
  const last = turns.at(-1);
  return last?.role === "user" && last.text === question ? turns.slice(0, -1) : turns;
}

/** A conversation with the assistant on this device, and with the operator's model where the person allows it. */
export function useChat(name: ChatName, choice: ModelChoice | undefined): Chat {
  const language = useLanguage();
  const stored = conversations[name];
  const [turns] = useStoredValue(stored);
  const [isAnswering, setIsAnswering] = useState(false);
  const [writing, setWriting] = useState<number>();
  /** Counts questions and stops, so that a late answer is recognised and dropped. */
  const request = useRef(0);
  const streaming = useRef<AbortController>(undefined);
  // The switch may be turned off while an answer is being prepared: that counts for this answer too.
  const latestChoice = useRef(choice);
  useEffect(() => {
    latestChoice.current = choice;
  }, [choice]);

  // A press of a question to start with finds most of it there.
  useEffect(() => {
    let isCurrent = true;
    whenSettled().then(() => isCurrent && prepareIn(language));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      streaming.current?.abort(leftChat);
    };
  }, []);

  function end(): void {
    request.current++;
    streaming.current?.abort();
    setIsAnswering(false);
    setWriting(undefined);
  }

  /** Stores what a model wrote so far with its answer; a deleted answer stays deleted. */
  function saveModelPart(at: number, part: ModelPart): void {
    stored.write(
      stored.read().map((turn) => (turn.role === "bot" && turn.at === at ? { ...turn, model: part } : turn)),
    );
  }

  async function answer(question: string, earlier: readonly string[]): Promise<void> {
    const id = ++request.current;
    setIsAnswering(true);
    const before = earlier.length > 0 ? withContext(earlier) : undefined;
    const asking = askAssistant({ question, before, earlier, language });
    asking.then((answered) => answered && fetchAheadIn(answered.reply, language));
    const [assistantReply] = await Promise.all([asking, wait(leastWait)]);
    // Another question or a stop came in between.
    if (request.current !== id) return;
    const at = Date.now();
    const { id: _, ...content } = assistantReply ?? { id: 0 };
    stored.write(newestTurns([...stored.read(), { role: "bot", at, asked: question, ...content }]));
    // A question for scholars, for help or for a computed fact never leaves this device.
    const model = latestChoice.current;
    if (!hasLeft.current && model?.isOn && assistantReply?.reply.kind === "found") {
      const stop = new AbortController();
      streaming.current = stop;
      setWriting(at);
      const toModel = { question, before: earlier.slice(-mostForModel), language, stop: stop.signal };
      await withAnswerLock(at, () =>
        askModel({ name: model.name, ...toModel, onPart: (part) => saveModelPart(at, part) }),
      );
    }
    if (request.current === id) end();
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
        newestTurns([
          ...withoutUnanswered(stored.read(), question),
          { role: "user", at: Date.now(), text: question },
        ]),
      );
      void answer(question, earlier.slice(-mostEarlier));
    },
    prepare: () => prepareIn(language),
    stop: end,
    clear() {
      end();
      stored.write([]);
    },
  };
}
