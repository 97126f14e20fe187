import { UsersRound } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { ChatPanel } from "./chat-panel.tsx";

/** Ask the Sheikh: answers quoted from sources, and the way to scholars for what only they may answer. */
export function SheikhPage() {
  const text = useMessages("chat");
  const name = useMessages("shell");
  const toast = useToast();
  const onScholars = () =>
    toast({ title: text("subscribersOnly"), description: text("subscribersOnlyText") });
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-3">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {name("title.chatbot")}
        </h1>
        <p className="max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      </header>
      <ChatPanel name="sheikh" onScholars={onScholars} />
      <Button className="w-full sm:w-auto" onClick={onScholars}>
        <UsersRound aria-hidden="true" className="size-4" />
        {text("contactScholars")}
      </Button>
    </div>
  );
}
