import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { string } from "valibot";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ChatName } from "./conversations.ts";
import type { Chat } from "./use-chat.ts";

/** The most characters of a question. */
const longest = 2000;

type ChatFormProps = Pick<Chat, "ask" | "prepare" | "stop" | "isAnswering"> & {
  readonly name: ChatName;
  /** Stands before the field. */
  readonly options?: ReactNode;
};

/** The form to ask with: Enter sends, Shift and Enter starts a new line, an empty question is not sent. */
export function ChatForm({ name, ask, prepare, stop, isAnswering, options }: ChatFormProps) {
  const text = useMessages("chat");
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const wasAnswering = useRef(false);
  const draft = `chat.${name}`;
  const change = (next: string) => {
    setTyped(next);
    writeDraft(draft, next);
  };
  useEffect(() => {
    // Text typed before hydration is already in the field and takes precedence over the stored draft.
    if (field.current?.value === "") setTyped(readDraft(draft, string()) ?? "");
  }, [draft]);
  useEffect(() => {
    // The field lost the focus when it was disabled.
    if (wasAnswering.current && !isAnswering) field.current?.focus({ preventScroll: true });
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  const isEmpty = typed.trim() === "";
  const send = () => {
    if (isEmpty || isAnswering) return;
    setTyped("");
    afterPaint(() => {
      ask(typed);
      forgetDraft(draft);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex shrink-0 items-end gap-1 rounded-sheet border border-edge bg-sunk p-0.75 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-gold"
    >
      {options}
      <textarea
        ref={field}
        rows={1}
        // While the field is empty its placeholder follows the direction of the page.
        dir={isEmpty ? undefined : "auto"}
        value={typed}
        maxLength={longest}
        disabled={isAnswering}
        aria-label={text("question")}
        placeholder={text("placeholder")}
        onFocus={prepare}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded-sheet bg-transparent px-2 py-2.5 outline-none placeholder:text-ink-soft placeholder:opacity-100 disabled:opacity-60 first:ps-3.5"
      />
      {isAnswering && (
        <IconButton label={text("stop")} onClick={stop} className="rounded-round!">
          <Square aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <IconButton
        type="submit"
        label={text("send")}
        disabled={isEmpty || isAnswering}
        className="rounded-round! bg-green text-on-green! hover:bg-green-strong!"
      >
        <ArrowUp aria-hidden="true" className="size-5.5" />
      </IconButton>
    </form>
  );
}
