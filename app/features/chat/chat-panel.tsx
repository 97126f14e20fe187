import { Ellipsis } from "lucide-react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatWindow } from "./chat-window.tsx";
import type { ChatName } from "./conversations.ts";
import { useModelChoice } from "./model-choice.ts";
import type { ContactScholars } from "./turn.ts";
import { useChat } from "./use-chat.ts";

const ChatOptions = lazyComponent(() => import("./chat-options.tsx").then((part) => part.ChatOptions));

type ChatPanelProps = {
  readonly name: ChatName;
  readonly onContactScholars?: ContactScholars;
  /** How tall the conversation is: it fills what is left of its frame, or has a height of its own. */
  readonly className: string;
};

/** A conversation: its messages, questions to start with, the form to ask with and its options. */
export function ChatPanel({ name, onContactScholars, className }: ChatPanelProps) {
  const text = useMessages("chat");
  const shell = useMessages("shell");
  const isHydrated = useIsHydrated();
  const choice = useModelChoice();
  const { turns, isAnswering, writing, ask, prepare, stop, clear } = useChat(name, choice);
  const shown = isHydrated ? turns : [];
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const options = useOpenedPart(ChatOptions, failure);
  return (
    <section aria-label={text("conversation")} className={`flex min-h-0 flex-col ${className}`}>
      <ChatWindow
        turns={shown}
        isAnswering={isAnswering}
        writing={writing}
        onRetry={ask}
        onContactScholars={onContactScholars}
        empty={<Welcome name={name} />}
      />
      {choice?.isOn && <p className="pt-1 text-ink-soft text-xs">{text("privacyModel")}</p>}
      <ul aria-label={text("starters")} className="scroll-row relative shrink-0 py-2">
        {starters[name].map((key) => (
          <li key={key}>
            <button type="button" disabled={isAnswering} onClick={() => ask(text(key))} className={chipClass}>
              {text(key)}
            </button>
          </li>
        ))}
      </ul>
      <ChatForm
        name={name}
        ask={ask}
        prepare={prepare}
        stop={stop}
        isAnswering={isAnswering}
        options={
          <IconButton
            label={text("options")}
            aria-haspopup="dialog"
            onClick={options.open}
            className="rounded-round!"
          >
            <Ellipsis aria-hidden="true" className="size-5.5" />
          </IconButton>
        }
      />
      {options.isOpen !== undefined && (
        <ChatOptions
          name={name}
          choice={choice}
          isOpen={options.isOpen}
          onClose={options.close}
          onClear={shown.length > 0 ? clear : undefined}
        />
      )}
    </section>
  );
}

const starters = {
  sheikh: ["starter.prayer", "starter.patience", "starter.ramadan", "starter.parents"],
  "quran-bot": ["starter.throne", "starter.count", "starter.compare", "starter.word"],
} as const satisfies Record<ChatName, readonly string[]>;

/** Shown in an empty conversation: who answers and how, and where the questions go. */
function Welcome({ name }: { readonly name: ChatName }) {
  const text = useMessages("chat");
  return (
    <div className="grid content-start justify-items-center gap-3 pt-[max(0rem,16svh-4rem)] text-center">
      <svg
        viewBox="0 0 44 44"
        aria-hidden="true"
        className="size-12 text-gold"
        fill="none"
        stroke="currentColor"
      >
        <path d="M9 9h26v26H9zM22 3.6 40.4 22 22 40.4 3.6 22z" />
      </svg>
      <p className="max-w-[40ch] text-pretty text-lg">{text(`welcome.${name}`)}</p>
      <p className="max-w-[44ch] text-pretty text-ink-soft text-sm">{text("privacy")}</p>
    </div>
  );
}
