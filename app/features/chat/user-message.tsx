import { RotateCcw } from "lucide-react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";

type UserMessageProps = {
  readonly text: string;
  readonly at: number;
  /** Given where the question was left without an answer. */
  readonly onRetry?: ((question: string) => void) | undefined;
};

/** What the person asked, at the end edge. */
export function UserMessage({ text, at, onRetry }: UserMessageProps) {
  const language = useLanguage();
  const words = useMessages("chat");
  const time = dateFormat(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <div data-turn="user" className="ms-auto w-fit max-w-[85%]">
      <p
        dir="auto"
        className="whitespace-pre-wrap break-words rounded-panel bg-green px-4 py-2.5 text-on-green"
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
