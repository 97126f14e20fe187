import { PremiumSheet } from "./premium-sheet.tsx";
import { usePremium } from "./use-premium.ts";

type PremiumRoomProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Keeps what the server says of the subscription, and shows the plans when they are asked for. */
export function PremiumRoom({ isOpen, onClose }: PremiumRoomProps) {
  const state = usePremium();
  return <PremiumSheet state={state} isOpen={isOpen} onClose={onClose} />;
}
