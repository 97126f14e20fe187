import { useState } from "react";
import { askAssistant } from "#app/features/chat/ask-assistant.ts";
import { SheikhPage } from "#app/features/chat/sheikh-page.tsx";
import type { SourceCard } from "#app/features/chat/source-card.tsx";
import type { PremiumEntry } from "#app/features/premium/premium-entry.tsx";
import type { ContactRequest } from "#app/features/scholars/contact-scholars.tsx";
import type { ScholarsDesk } from "#app/features/scholars/scholars-desk.tsx";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { defineStillPage } from "./page.tsx";

/** A press of "contact real scholars", with the member who was signed in at that moment. */
type Contact = {
  readonly press: number;
  readonly by: string | undefined;
  readonly request: ContactRequest;
};

type DeskCode = {
  readonly Desk: typeof ScholarsDesk;
  readonly Card: typeof SourceCard;
  readonly Plans: typeof PremiumEntry;
};

async function loadDesk(): Promise<DeskCode> {
  const [{ ScholarsDesk: Desk }, { SourceCard: Card }, { PremiumEntry: Plans }] = await Promise.all([
    import("#app/features/scholars/scholars-desk.tsx"),
    import("#app/features/chat/source-card.tsx"),
    import("#app/features/premium/premium-entry.tsx"),
  ]);
  return { Desk, Card, Plans };
}

/** The sheikh's page. The scholars' desk is loaded only for members and when its button is pressed. */
function ChatbotPage() {
  const text = useMessages("chat");
  const toast = useToast();
  const isHydrated = useIsHydrated();
  const [member] = useStoredValue(storedMember);
  const [contact, setContact] = useState<Contact>();
  const isNeeded = isHydrated && (member !== undefined || contact !== undefined);
  // Each press tries again.
  const { latest: code } = useAsync(isNeeded ? `desk ${contact?.press ?? 0}` : undefined, () =>
    loadDesk().catch((error: unknown) => {
      if (contact) toast({ title: text("scholarsAway") });
      throw error;
    }),
  );
  return (
    <SheikhPage
      onContactScholars={(request) =>
        setContact((before) => ({ press: (before?.press ?? 0) + 1, by: member?.id, request }))
      }
    >
      {isNeeded && code && (
        <code.Desk
          key={member?.id ?? ""}
          contact={contact?.by === member?.id ? contact : undefined}
          plans={
            <MoreWords area="premium">
              <code.Plans />
            </MoreWords>
          }
          show={(citation) => <code.Card citation={citation} />}
          find={async (question, language) => (await askAssistant({ question, language }))?.reply.citations}
        />
      )}
    </SheikhPage>
  );
}

export const page = defineStillPage(ChatbotPage);
