import { Sparkles } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { usePremium } from "./use-premium.ts";

const PremiumSheet = lazy(async () => ({ default: (await import("./premium-sheet.tsx")).PremiumSheet }));

/** The button that opens the plans; for a subscriber, their subscription. */
export function PremiumDoor() {
  const text = useMessages("premium");
  const state = usePremium();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <>
      <Button
        look={state.premium?.hasPremium ? "quiet" : "primary"}
        onClick={() => {
          setIsOpen(true);
          setHasOpened(true);
        }}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        {text(state.premium?.hasPremium ? "manage" : "unlock")}
      </Button>
      {hasOpened && (
        <Suspense>
          <PremiumSheet state={state} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
