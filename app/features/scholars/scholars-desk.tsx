import { Inbox, MessagesSquare } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { fetchScholarsStatus, type ScholarsAnswer } from "#app/api/scholars.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { type SourceTools, SourceToolsContext } from "./cited-sources.tsx";
import { type ContactRequest, ContactScholars } from "./contact-scholars.tsx";
import { InboxSheet } from "./inbox-sheet.tsx";
import { MyQuestionsSheet } from "./my-questions-sheet.tsx";

type ScholarsDeskProps = SourceTools & {
  /** The last press of "contact real scholars"; `press` counts them. */
  readonly contact: { readonly press: number; readonly request: ContactRequest } | undefined;
  /** The button to the plans, for those who may not ask yet. */
  readonly plans: ReactNode;
};

/** The scholars' part of the sheikh's page: asking a question, the answers to it, and a scholar's inbox. */
export function ScholarsDesk({ contact, plans, show, find }: ScholarsDeskProps) {
  const language = useLanguage();
  const [isMineOpen, setIsMineOpen] = useState(false);
  const { latest: status, retry: refresh } = useAsync("scholars", async () => {
    const result = await fetchScholarsStatus(language);
    if (!result.isDone) throw new Error(result.code);
    return result.answer;
  });
  const onVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === "visible") refresh();
  });
  useEffect(() => {
    const listener = () => onVisibilityChange();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  return (
    <MoreWords area="scholars">
      <SourceToolsContext value={{ show, find }}>
        <DeskButtons
          status={status}
          isMineOpen={isMineOpen}
          onMineToggle={setIsMineOpen}
          onChange={refresh}
        />
        {contact && (
          <ContactScholars
            key={contact.press}
            request={contact.request}
            plans={plans}
            onSent={() => {
              refresh();
              setIsMineOpen(true);
            }}
          />
        )}
      </SourceToolsContext>
    </MoreWords>
  );
}

type DeskButtonsProps = {
  readonly status: ScholarsAnswer | undefined;
  readonly isMineOpen: boolean;
  readonly onMineToggle: (isOpen: boolean) => void;
  readonly onChange: () => void;
};

/** Buttons to the person's questions, with the number of unread answers, and to a scholar's inbox. */
function DeskButtons({ status, isMineOpen, onMineToggle, onChange }: DeskButtonsProps) {
  const text = useMessages("scholars");
  const [isInboxOpen, setIsInboxOpen] = useState(false);
  const { asked = 0, unread = 0, isScholar = false, waiting = 0 } = status ?? {};
  return (
    <div className="flex shrink-0 flex-wrap gap-2 pb-2 empty:hidden">
      {asked > 0 && (
        <Button onClick={() => onMineToggle(true)}>
          <MessagesSquare aria-hidden="true" className="size-4" />
          {text("mineTitle")}
          <CountBadge count={unread} label={text("unread", { count: unread })} />
        </Button>
      )}
      {isScholar && (
        <Button onClick={() => setIsInboxOpen(true)}>
          <Inbox aria-hidden="true" className="size-4" />
          {text("inboxTitle")}
          <CountBadge count={waiting} label={text("waiting", { count: waiting })} />
        </Button>
      )}
      {(asked > 0 || isMineOpen) && (
        <MyQuestionsSheet isOpen={isMineOpen} onClose={() => onMineToggle(false)} onChange={onChange} />
      )}
      {isScholar && (
        <InboxSheet isOpen={isInboxOpen} onClose={() => setIsInboxOpen(false)} onChange={onChange} />
      )}
    </div>
  );
}

function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className="inline-flex min-w-6 justify-center rounded-round bg-green px-1.5 text-on-green text-xs leading-6">
      <span aria-hidden="true">{formatNumber(count, language)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
