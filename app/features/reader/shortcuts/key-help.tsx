import { Keyboard } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const KeyList = lazyComponent(() => import("./key-list.tsx").then((list) => list.KeyList));

type KeyHelpProps = {
  /** Whether the verses are shown in pages that keys turn. */
  readonly isPaged: boolean;
  /** Undefined until it is opened for the first time. */
  readonly isOpen: boolean | undefined;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Button that opens the list of keyboard shortcuts, for those who do not know `?`. */
export function KeyHelp({ isPaged, isOpen, onOpen }: KeyHelpProps) {
  const text = useMessages("reader");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => onOpen(true)}
        className={`${chipClass} not-pointer-fine:hidden`}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {text("keys")}
      </button>
      {isOpen !== undefined && (
        <MoreWords area="mushaf">
          <KeyList isPaged={isPaged} isOpen={isOpen} onClose={() => onOpen(false)} />
        </MoreWords>
      )}
    </>
  );
}
