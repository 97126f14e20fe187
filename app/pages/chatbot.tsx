"use no memo";

import { useEffect, useState } from "react";
import { askAssistant } from "#app/features/chat/ask-assistant.ts";
import { SheikhPage } from "#app/features/chat/sheikh-page.tsx";
import type { SourceCard } from "#app/features/chat/source-card.tsx";
import type { HandedOver } from "#app/features/scholars/handed-over.ts";
import type { ScholarsDesk } from "#app/features/scholars/scholars-desk.tsx";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { memberNote } from "#app/storage/member-note.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { defineStillPage } from "./page.tsx";

/** A press of the button, and who pressed it: another who signs in has pressed nothing. */
type Press = { readonly press: number; readonly by: string | undefined; readonly what: HandedOver };

type Room = { readonly Desk: typeof ScholarsDesk; readonly Card: typeof SourceCard };

async function loadRoom(): Promise<Room> {
  const [{ ScholarsDesk: Desk }, { SourceCard: Card }] = await Promise.all([
    import("#app/features/scholars/scholars-desk.tsx"),
    import("#app/features/chat/source-card.tsx"),
  ]);
  return { Desk, Card };
}

/** The sheikh's page; the scholars' room is fetched for members, and for whoever knocks. */
function ChatbotPage() {
  const text = useMessages("chat");
  const toast = useToast();
  const isHydrated = useIsHydrated();
  const [member] = useStoredValue(memberNote);
  const [handedOver, setHandedOver] = useState<Press>();
  const [room, setRoom] = useState<Room>();
  const isNeeded = isHydrated && (member !== undefined || handedOver !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press tries anew, words and toasts do not
  useEffect(() => {
    if (!isNeeded || room) return;
    loadRoom().then(setRoom, () => handedOver && toast({ title: text("scholarsAway") }));
  }, [isNeeded, room, handedOver]);
  return (
    <SheikhPage
      onScholars={(what) =>
        setHandedOver((before) => ({ press: (before?.press ?? 0) + 1, by: member?.id, what }))
      }
    >
      {isNeeded && room && (
        <room.Desk
          key={member?.id ?? ""}
          handedOver={handedOver?.by === member?.id ? handedOver : undefined}
          show={(citation) => <room.Card citation={citation} />}
          find={async (question, language) => (await askAssistant({ question, language }))?.reply.citations}
        />
      )}
    </SheikhPage>
  );
}

export const page = defineStillPage(ChatbotPage, { needsQuranFont: true });
