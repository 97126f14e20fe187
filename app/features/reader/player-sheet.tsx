import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { PlayerControls, type PlayerProps } from "./player-controls.tsx";

type PlayerSheetProps = PlayerProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** The whole player, for the line above the text. */
export function PlayerSheet({ isOpen, onClose, ...player }: PlayerSheetProps) {
  const text = useMessages("reader");
  return (
    <Sheet title={text("playerOptions")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <PlayerControls {...player} />
    </Sheet>
  );
}
