import { Keyboard } from "lucide-react";
import type { VerseView } from "#app/features/reader/verse/verse-view.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const KeyList = lazyComponent(() => import("./key-list.tsx").then((list) => list.KeyList));

type KeyHelpProps = {
  readonly variant: VerseView["variant"];
  /** Whether the verses are shown in pages that keys turn. */
  readonly isPaged?: boolean;
  /** Undefined until it is opened for the first time. */
  readonly isOpen: boolean | undefined;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Button that opens the list of keyboard shortcuts, for those who do not know `?`. */
export function KeyHelp({ variant, isPaged = false, isOpen, onOpen }: KeyHelpProps) {
  const text = useMessages("reader");
  return (
    <>
      <IconButton
        label={text("keys")}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => onOpen(true)}
        className="not-pointer-fine:hidden print:hidden"
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen !== undefined && (
        <MoreWords area="mushaf">
          <KeyList variant={variant} isPaged={isPaged} isOpen={isOpen} onClose={() => onOpen(false)} />
        </MoreWords>
      )}
    </>
  );
}
