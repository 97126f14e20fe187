import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ChatName } from "./conversations.ts";

const starters = {
  sheikh: ["starter.prayer", "starter.patience", "starter.ramadan", "starter.parents"],
  "quran-bot": ["starter.throne", "starter.count", "starter.compare", "starter.word"],
} as const satisfies Record<ChatName, readonly string[]>;

type StartersProps = { readonly name: ChatName; readonly ask: (question: string) => void };

/** What an empty conversation shows: who answers, how, and questions to begin with. */
export function Starters({ name, ask }: StartersProps) {
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
