import { Trash2 } from "lucide-react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { ChatForm } from "./chat-form.tsx";
import { ChatWindow } from "./chat-window.tsx";
import type { ChatName } from "./conversations.ts";
import type { HandOver } from "./hand-over.ts";
import { useModelChoice } from "./model-choice.ts";
import { SaveReports } from "./save-reports.tsx";
import { Starters } from "./starters.tsx";
import { useChat } from "./use-chat.ts";

const Away = () => null;

const ModelSwitch = lazyComponent(() =>
  import("./model-switch.tsx").then(
    (part) => part.ModelSwitch,
    () => Away,
  ),
);

type ChatPanelProps = { readonly name: ChatName; readonly onContactScholars?: HandOver };

/** A conversation with its window, its line to ask in and the way to erase it. */
export function ChatPanel({ name, onContactScholars }: ChatPanelProps) {
  const text = useMessages("chat");
  const isHydrated = useIsHydrated();
  const choice = useModelChoice();
  const { turns, isAnswering, writing, ask, stop, erase } = useChat(name, choice);
  const shown = isHydrated ? turns : [];
  return (
    <section aria-label={text("conversation")} className="space-y-3">
      <div className="overflow-hidden rounded-panel border border-line">
        <ChatWindow
          turns={shown}
          isAnswering={isAnswering}
          writing={writing}
          onRetry={ask}
          onContactScholars={onContactScholars}
          empty={<Starters name={name} ask={ask} />}
        />
        <ChatForm name={name} ask={ask} stop={stop} isAnswering={isAnswering} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-[60ch] text-ink-soft text-sm">
          {text(choice?.isOn ? "privacyModel" : "privacy")}
        </p>
        <div className="flex flex-wrap gap-2">
          <SaveReports />
          {shown.length > 0 && (
            <Button look="bare" onClick={erase}>
              <Trash2 aria-hidden="true" className="size-4" />
              {text("erase")}
            </Button>
          )}
        </div>
      </div>
      {choice && <ModelSwitch choice={choice} />}
    </section>
  );
}
