import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

type EraseSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
};

/** Asks once more before everything is erased. */
export function EraseSheet({ isOpen, onClose, onErase }: EraseSheetProps) {
  const text = useMessages("credits");
  const close = useMessages("shell")("close");
  return (
    <Sheet title={text("own.eraseTitle")} closeLabel={close} isOpen={isOpen} onClose={onClose}>
      <p className="max-w-[65ch]">{text("own.eraseText")}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{text("own.cancel")}</Button>
        <Button
          className="border-harm! text-harm!"
          onClick={() => {
            onClose();
            onErase();
          }}
        >
          {text("own.eraseConfirm")}
        </Button>
      </div>
    </Sheet>
  );
}
