import { useEffect, useState } from "react";
import { askScholarsStanding, type ScholarsAnswer } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import { AskSheet } from "./ask-sheet.tsx";
import type { HandedOver } from "./handed-over.ts";

type HandOverProps = { readonly handedOver: HandedOver; readonly onSent: () => void };

/** One press of "contact real scholars": the packet for subscribers, the truth for everybody else. */
export function HandOver({ handedOver, onSent }: HandOverProps) {
  const text = useMessages("scholars");
  const chat = useMessages("chat");
  const language = useLanguage();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  function tell({ hasScholars, hasPremium, isSignedIn }: ScholarsAnswer): void {
    if (hasPremium && hasScholars) setIsOpen(true);
    else if (hasPremium) toast({ title: text("noScholars"), description: text("noScholarsText") });
    else {
      const more = hasScholars ? (isSignedIn ? "" : text("signInFirst")) : text("noScholarsYet");
      const description = `${chat("subscribersOnlyText")} ${more}`.trim();
      toast({ title: chat("subscribersOnly"), description });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is answered once
  useEffect(() => {
    let isCurrent = true;
    void askScholarsStanding(language).then((asked) => {
      if (!isCurrent) return;
      if (asked.isDone) tell(asked.answer);
      else toast({ title: text("notReached"), description: asked.message ?? text("offline") });
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <AskSheet
      {...handedOver}
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
