import { Inbox, MessagesSquare } from "lucide-react";
import { useState } from "react";
import type { ScholarsAnswer } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { InboxSheet } from "./inbox-sheet.tsx";
import { MyQuestionsSheet } from "./my-questions-sheet.tsx";

type DeskDoorsProps = {
  readonly standing: ScholarsAnswer | undefined;
  readonly isMineOpen: boolean;
  readonly onMine: (isOpen: boolean) => void;
  readonly onChange: () => void;
};

/** The buttons that stand where one asked: one's questions with what is new, and a scholar's inbox. */
export function DeskLinks({ standing, isMineOpen, onMine, onChange }: DeskDoorsProps) {
  const text = useMessages("scholars");
  const [isInboxOpen, setIsInboxOpen] = useState(false);
  const { asked = 0, unread = 0, isScholar = false, waiting = 0 } = standing ?? {};
  return (
    <div className="flex w-full flex-wrap gap-2 empty:hidden sm:w-auto">
      {asked > 0 && (
        <Button className="w-full sm:w-auto" onClick={() => onMine(true)}>
          <MessagesSquare aria-hidden="true" className="size-4" />
          {text("mineTitle")}
          <Mark count={unread} words={text("unread", { count: unread })} />
        </Button>
      )}
      {isScholar && (
        <Button className="w-full sm:w-auto" onClick={() => setIsInboxOpen(true)}>
          <Inbox aria-hidden="true" className="size-4" />
          {text("inboxTitle")}
          <Mark count={waiting} words={text("waiting", { count: waiting })} />
        </Button>
      )}
      {(asked > 0 || isMineOpen) && (
        <MyQuestionsSheet isOpen={isMineOpen} onClose={() => onMine(false)} onChange={onChange} />
      )}
      {isScholar && (
        <InboxSheet isOpen={isInboxOpen} onClose={() => setIsInboxOpen(false)} onChange={onChange} />
      )}
    </div>
  );
}

function Mark({ count, words }: { readonly count: number; readonly words: string }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className="inline-flex min-w-6 justify-center rounded-round bg-gold px-1.5 text-ground text-xs leading-6">
      <span aria-hidden="true">{formatNumber(count, language)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
