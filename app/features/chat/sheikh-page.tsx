import { UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import type { ContactScholars } from "./turn.ts";

type SheikhPageProps = {
  readonly onContactScholars: ContactScholars;
  /** Shown beside the button to contact scholars. */
  readonly children?: ReactNode;
};

/** Ask the Sheikh: answers quoted from sources, and a button to scholars for what only they may answer. */
export function SheikhPage({ onContactScholars, children }: SheikhPageProps) {
  const text = useMessages("chat");
  const name = useMessages("shell");
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-3">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {name("title.chatbot")}
        </h1>
        <p className="max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      </header>
      <ChatPanel name="sheikh" onContactScholars={onContactScholars} />
      <div className="flex flex-wrap gap-2">
        <Button
          className="w-full sm:w-auto"
          onClick={() => onContactScholars({ question: "", citations: [] })}
        >
          <UsersRound aria-hidden="true" className="size-4" />
          {text("contactScholars")}
        </Button>
        {children}
      </div>
    </div>
  );
}
