import { Download, Trash2 } from "lucide-react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { ChatForm } from "./chat-form.tsx";
import { ChatWindow } from "./chat-window.tsx";
import type { ChatName } from "./conversations.ts";
import { useModelChoice } from "./model-choice.ts";
import { wrongAnswers } from "./reports.ts";
import type { ContactScholars } from "./turn.ts";
import { useChat } from "./use-chat.ts";

const Nothing = () => null;

const ModelSwitch = lazyComponent(() =>
  import("./model-switch.tsx").then(
    (part) => part.ModelSwitch,
    () => Nothing,
  ),
);

type ChatPanelProps = { readonly name: ChatName; readonly onContactScholars?: ContactScholars };

/** A conversation: its messages, the form to ask with and the button that deletes it. */
export function ChatPanel({ name, onContactScholars }: ChatPanelProps) {
  const text = useMessages("chat");
  const isHydrated = useIsHydrated();
  const choice = useModelChoice();
  const { turns, isAnswering, writing, ask, stop, clear } = useChat(name, choice);
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
            <Button look="bare" onClick={clear}>
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

const starters = {
  sheikh: ["starter.prayer", "starter.patience", "starter.ramadan", "starter.parents"],
  "quran-bot": ["starter.throne", "starter.count", "starter.compare", "starter.word"],
} as const satisfies Record<ChatName, readonly string[]>;

type StartersProps = { readonly name: ChatName; readonly ask: (question: string) => void };

/** Shown in an empty conversation: who answers and how, and questions to start with. */
function Starters({ name, ask }: StartersProps) {
  const text = useMessages("chat");
  return (
    <div className="flex h-full flex-col gap-4 pt-[12%] text-center">
      <p className="mx-auto max-w-[50ch] text-pretty text-ink-soft">{text(`welcome.${name}`)}</p>
      <ul className="flex flex-col items-center gap-2">
        {starters[name].map((key) => (
          <li key={key}>
            <Button onClick={() => ask(text(key))}>{text(key)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Saves the answers reported as wrong to a file; nothing while there are none. */
function SaveReports() {
  const text = useMessages("chat");
  const [reports] = useStoredValue(wrongAnswers);
  if (reports.length === 0) return null;
  const save = async () => {
    const { saveFile } = await import("#app/browser/save-file.ts");
    const file = new Blob([JSON.stringify(reports, null, 2)], { type: "application/json" });
    saveFile("riwaq-wrong-answers.json", file);
  };
  return (
    <Button look="bare" onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      {text("saveReports", { count: reports.length })}
    </Button>
  );
}
