import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Away = () => null;

const PremiumRoom = lazyComponent(() =>
  import("./premium-room.tsx").then(
    (room) => room.PremiumRoom,
    () => Away,
  ),
);

/** The button that opens the plans; for a subscriber, their subscription. The server is asked for members alone. */
export function PremiumEntry() {
  const text = useMessages("premium");
  const [member] = useStoredValue(memberNote);
  const { hasPremium } = useEntitlements();
  const [isOpen, setIsOpen] = useState(false);
  // Each opening asks anew: the one before may have failed.
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button look={hasPremium ? "quiet" : "primary"} className="self-start" onClick={open}>
        <Sparkles aria-hidden="true" className="size-4" />
        {text(hasPremium ? "manage" : "unlock")}
      </Button>
      {(openings > 0 || member !== undefined) && (
        <PremiumRoom key={openings} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
