import { type ReactNode, useState } from "react";
import { fetchScholarsStatus } from "#app/api/scholars.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { AskSheet } from "./ask-sheet.tsx";
import { type Hindrance, WayToScholars } from "./way-to-scholars.tsx";

/** A question for scholars with the sources found for it; both are empty where nothing has been asked yet. */
export type ContactRequest = { readonly question: string; readonly citations: readonly Citation[] };

type ContactScholarsProps = {
  readonly request: ContactRequest;
  /** The button to the plans. */
  readonly plans: ReactNode;
  readonly onSent: () => void;
};

/**
 * Answers one press of "contact real scholars": subscribers get the form, everybody else a sheet that says what is
 * missing and leads there. A new instance is mounted for each press.
 */
export function ContactScholars({ request, plans, onSent }: ContactScholarsProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance>();

  useAsync("contact", async (signal) => {
    const result = await fetchScholarsStatus(language);
    if (signal.aborted) return;
    if (!result.isDone) setHindrance({ failure: result.message ?? text("offline") });
    else if (!result.answer.hasPremium || !result.answer.hasScholars) setHindrance(result.answer);
    setIsOpen(true);
  });
  const close = () => setIsOpen(false);

  if (hindrance) return <WayToScholars hindrance={hindrance} plans={plans} isOpen={isOpen} onClose={close} />;
  return (
    <AskSheet
      {...request}
      isOpen={isOpen}
      onClose={close}
      onSent={() => {
        close();
        toast({ title: text("sent"), description: text("sentText") });
        onSent();
      }}
    />
  );
}
