import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { HandOver } from "./hand-over.ts";
import type { Turn } from "./turn.ts";
import { TypingIndicator } from "./typing-indicator.tsx";
import { useAnswerCode } from "./use-answer-code.ts";
import { UserMessage } from "./user-message.tsx";

type ChatWindowProps = {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  /** The moment of the answer that is being written. */
  readonly writing: number | undefined;
  readonly onRetry: (question: string) => void;
  /** What stands where nothing was said yet. */
  readonly empty: ReactNode;
  readonly onContactScholars?: HandOver | undefined;
};

const actions = ["pointerdown", "wheel", "keydown"] as const;

/** Shows the newest, also while what stands above it is still growing, until the person moves something there. */
function followNewest(box: HTMLElement, isWaiting: boolean): () => void {
  const said = box.querySelectorAll<HTMLElement>("[data-turn]");
  const follow = () => {
    // A long answer is read from its beginning; while it is waited for the dots are what matters.
    box.scrollTop = isWaiting ? box.scrollHeight : (said[said.length - 1]?.offsetTop ?? 0) - 12;
  };
  const growth = new ResizeObserver(follow);
  const leave = () => {
    growth.disconnect();
    for (const action of actions) box.removeEventListener(action, leave);
  };
  follow();
  for (const one of said) growth.observe(one);
  for (const action of actions) box.addEventListener(action, leave, { passive: true });
  return leave;
}

/** What was said, newest last, in a window 400 px tall that follows the conversation. */
export function ChatWindow({
  turns,
  isAnswering,
  writing,
  onRetry,
  empty,
  onContactScholars,
}: ChatWindowProps) {
  const text = useMessages("chat");
  const window = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(false);
  const count = turns.length;
  const isWaiting = isAnswering && writing === undefined;
  const Answer = useAnswerCode(count > 0 || isAnswering, count);
  const isDrawn = typeof Answer === "function";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest stands elsewhere once answers are drawn
  useEffect(() => {
    const box = window.current;
    if (!box || count === 0) return;
    // On a phone the line to ask in has drawn the page down to itself: an answer begins where it can be read.
    if (wasWaiting.current && !isWaiting) box.scrollIntoView({ block: "nearest" });
    wasWaiting.current = isWaiting;
    return followNewest(box, isWaiting);
  }, [count, isWaiting, isDrawn]);
  return (
    <div
      ref={window}
      role="log"
      aria-label={text("conversation")}
      aria-busy={isAnswering}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it
      tabIndex={0}
      className="relative h-[400px] space-y-4 overflow-y-auto overscroll-contain p-3 sm:p-4"
    >
      {count === 0 && !isAnswering && empty}
      {turns.map((turn, at) =>
        turn.role === "user" ? (
          <UserMessage
            key={`u${turn.at}`}
            text={turn.text}
            at={turn.at}
            onRetry={at === count - 1 && !isAnswering ? onRetry : undefined}
          />
        ) : typeof Answer === "function" ? (
          <Answer
            key={`b${turn.at}`}
            turn={turn}
            isWriting={turn.at === writing}
            onRetry={onRetry}
            onContactScholars={onContactScholars}
          />
        ) : (
          <p key={`b${turn.at}`} data-turn="bot" className="rounded-panel bg-raised p-4">
            {text(Answer === "away" ? "failed" : "answering")}
          </p>
        ),
      )}
      {isWaiting && <TypingIndicator />}
    </div>
  );
}
