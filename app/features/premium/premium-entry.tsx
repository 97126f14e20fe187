import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Nothing = () => null;

const PremiumSheet = lazyComponent(() =>
  import("./premium-sheet.tsx").then(
    (part) => part.PremiumSheet,
    () => Nothing,
  ),
);

/** The button that opens the plans or, for a subscriber, the subscription. Before a press only members ask the server. */
export function PremiumEntry() {
  const text = useMessages("premium");
  const [member] = useStoredValue(storedMember);
  const { hasPremium } = useEntitlements();
  const [isOpen, setIsOpen] = useState(false);
  // Each opening loads again, because the last one may have failed.
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
        <PremiumSheet key={openings} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
