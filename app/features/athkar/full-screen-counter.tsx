import { X } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { TapArea } from "#app/ui/tap-area.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import type { ShownDhikr } from "./athkar-set.ts";

type WholeScreenProps = {
  readonly dhikr: ShownDhikr;
  readonly shownCount: string;
  readonly label: string;
  readonly isSpent: boolean;
  readonly canUndo: boolean;
  readonly onTap: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

/** One dhikr over the whole screen, which counts wherever it is tapped. */
export function FullScreenCounter(props: WholeScreenProps) {
  const { dhikr, shownCount, label, isSpent, canUndo, onTap, onUndo, onClose } = props;
  const text = useMessages("athkar");
  const dialog = useModal(true);
  const { passage } = dhikr;
  return (
    <dialog
      ref={dialog}
      aria-label={text("wholeScreen")}
      onClose={onClose}
      className="h-dvh max-h-dvh w-screen max-w-none flex-col overflow-hidden bg-ground text-ink open:flex"
    >
      <div className="flex items-center justify-between p-2">
        <Button look="bare" disabled={!canUndo} onClick={onUndo}>
          {text("undo")}
        </Button>
        <IconButton label={text("leaveWholeScreen")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {/* A long dhikr is taller than a small screen: it scrolls, and the count stays in view. */}
      <div className="relative grid min-h-0 grow overflow-y-auto overscroll-contain">
        <TapArea
          label={label}
          onTap={onTap}
          isSpent={isSpent}
          allowsScroll
          className="flex flex-col items-center justify-center gap-4 px-6 -outline-offset-4"
        >
          <span
            aria-hidden="true"
            lang="ar"
            dir="rtl"
            className={`max-w-3xl text-center text-2xl sm:text-3xl ${passage ? "quran" : "font-naskh leading-[2.1]!"}`}
          >
            <QuranText text={passage ? passage.verses.map(({ arabic }) => arabic).join(" ") : dhikr.arabic} />
          </span>
          <span
            aria-hidden="true"
            className="sticky bottom-0 w-full bg-ground py-4 text-center font-display text-6xl text-green tabular-nums"
          >
            {shownCount}
            {isSpent && <span className="block text-xl">{text("complete")}</span>}
          </span>
        </TapArea>
      </div>
    </dialog>
  );
}
