import { useState } from "react";
import { fetchScholarsStatus, type ScholarsAnswer } from "#app/api/scholars.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { AskSheet } from "./ask-sheet.tsx";

/** A question for scholars with the sources found for it; both are empty where nothing has been asked yet. */
export type ContactRequest = { readonly question: string; readonly citations: readonly Citation[] };

type ContactScholarsProps = { readonly request: ContactRequest; readonly onSent: () => void };

/**
 * Answers one press of "contact real scholars": subscribers get the form, everybody else a message that says what is
 * missing. A new instance is mounted for each press.
 */
export function ContactScholars({ request, onSent }: ContactScholarsProps) {
  const text = useMessages("scholars");
  const chat = useMessages("chat");
  const language = useLanguage();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  function respond({ hasScholars, hasPremium, isSignedIn }: ScholarsAnswer): void {
    if (hasPremium && hasScholars) setIsOpen(true);
    else if (hasPremium) toast({ title: text("noScholars"), description: text("noScholarsText") });
    else {
      const more = hasScholars ? (isSignedIn ? "" : text("signInFirst")) : text("noScholarsYet");
      const description = `${chat("subscribersOnlyText")} ${more}`.trim();
      toast({ title: chat("subscribersOnly"), description });
    }
  }

  useAsync("contact", async (signal) => {
    const result = await fetchScholarsStatus(language);
    if (signal.aborted) return;
    if (result.isDone) respond(result.answer);
    else toast({ title: text("notReached"), description: result.message ?? text("offline") });
  });

  return (
    <AskSheet
      {...request}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onSent={() => {
        setIsOpen(false);
        toast({ title: text("sent"), description: text("sentText") });
        onSent();
      }}
    />
  );
}
