import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { ContactScholars, Turn } from "./turn.ts";

type ChatWindowProps = {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  /** The time of the answer that a model is writing. */
  readonly writing: number | undefined;
  readonly onRetry: (question: string) => void;
  /** Shown while the conversation is empty. */
  readonly empty: ReactNode;
  readonly onContactScholars?: ContactScholars | undefined;
};

const takeOverEvents = ["pointerdown", "wheel", "keydown"] as const;

/** Keeps the newest message in view while content above it still grows, until the person scrolls or types there. */
function followNewest(box: HTMLElement, isWaiting: boolean): () => void {
  const messages = box.querySelectorAll<HTMLElement>("[data-turn]");
  const follow = () => {
    // A long answer is read from its start; before it comes, the typing indicator at the bottom matters.
    box.scrollTop = isWaiting ? box.scrollHeight : (messages[messages.length - 1]?.offsetTop ?? 0) - 12;
  };
  const growth = new ResizeObserver(follow);
  const stop = () => {
    growth.disconnect();
    for (const type of takeOverEvents) box.removeEventListener(type, stop);
  };
  follow();
  for (const one of messages) growth.observe(one);
  for (const type of takeOverEvents) box.addEventListener(type, stop, { passive: true });
  return stop;
}

/** The conversation, newest message last, in a window that follows it. */
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
  // Fetched with the first answer; each further message tries again after a failure.
  const needsCode = count > 0 || isAnswering;
  const { latest: code, hasFailed } = useAsync(
    needsCode ? String(count) : undefined,
    () => import("./bot-message.tsx"),
  );
  const isDrawn = code !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message moves once answers are drawn
  useEffect(() => {
    const box = window.current;
    if (!box || count === 0) return;
    // On a phone focusing the field has scrolled the page down: bring the start of the answer into view.
    const isOut = box.getBoundingClientRect().top < 0;
    if (wasWaiting.current && !isWaiting && isOut) box.scrollIntoView({ block: "nearest" });
    wasWaiting.current = isWaiting;
    return followNewest(box, isWaiting);
  }, [count, isWaiting, isDrawn]);
  return (
    <div
      ref={window}
      role="log"
      aria-label={text("conversation")}
      aria-busy={isAnswering}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="-mx-gutter relative min-h-0 grow space-y-4 overflow-y-auto overscroll-contain px-gutter py-3 md:mx-0 md:px-0 md:py-5"
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
        ) : code ? (
          <code.BotMessage
            key={`b${turn.at}`}
            turn={turn}
            isWriting={turn.at === writing}
            onRetry={onRetry}
            onContactScholars={onContactScholars}
          />
        ) : (
          <p key={`b${turn.at}`} data-turn="bot" className="text-ink-soft">
            {text(hasFailed ? "failed" : "answering")}
          </p>
        ),
      )}
      {isWaiting && <TypingIndicator />}
    </div>
  );
}

type UserMessageProps = {
  readonly text: string;
  readonly at: number;
  /** Set where the question has no answer. */
  readonly onRetry?: ((question: string) => void) | undefined;
};

/** The person's question, at the end edge. */
function UserMessage({ text, at, onRetry }: UserMessageProps) {
  const language = useLanguage();
  const words = useMessages("chat");
  const time = dateFormat(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <div data-turn="user" className="ms-auto w-fit max-w-[85%]">
      <p
        dir="auto"
        className="whitespace-pre-wrap break-words rounded-panel rounded-ee-sm border border-green bg-green-veil px-4 py-2"
      >
        {text}
      </p>
      <div className="mt-1 flex items-center justify-end gap-2 text-ink-soft text-xs">
        {onRetry && (
          <button
            type="button"
            onClick={() => onRetry(text)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm hover:text-ink"
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {words("retry")}
          </button>
        )}
        <time>{time.format(at)}</time>
      </div>
    </div>
  );
}

/** Three dots while an answer is being prepared. */
function TypingIndicator() {
  const text = useMessages("chat");
  return (
    <p className="inline-flex items-center gap-1.5 rounded-panel bg-raised px-4 py-3">
      <span className="sr-only">{text("answering")}</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          style={{ animationDelay: `${dot * 150}ms` }}
          className="size-2 rounded-round bg-green motion-safe:animate-pulse"
        />
      ))}
    </p>
  );
}
