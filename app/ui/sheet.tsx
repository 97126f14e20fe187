import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  readonly title: string;
  /** Whose words the title is, where it is not of the page's language. */
  readonly titleIn?: { readonly lang: string; readonly dir: "ltr" | "rtl" } | undefined;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Wide enough for a video. */
  readonly isWide?: boolean;
  /** Fills the screen instead of standing in its middle. */
  readonly isFull?: boolean;
};

/** A modal over the page on the browser's own dialog: focus stays inside, Escape and the veil close it. */
export function Sheet({ title, titleIn, closeLabel, isOpen, onClose, children, ...looks }: SheetProps) {
  const { isFull = false, isWide = false } = looks;
  const dialog = useModal(isOpen);
  const titleId = useId();
  const size = isFull
    ? "h-dvh max-h-dvh w-screen max-w-none"
    : `max-h-[85dvh] rounded-panel ${isWide ? "w-[min(56rem,100vw-2rem)]" : "w-[min(32rem,100vw-2rem)]"}`;
  return (
    // The click on the veil is a mouse convenience; Escape and the close button serve the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`m-auto flex-col overflow-hidden bg-ground text-start text-ink shadow-panel backdrop:bg-black/60 open:flex ${size}`}
    >
      <header className="flex items-center justify-between gap-4 border-line border-b px-4 py-2">
        <h2 id={titleId} {...titleIn} className="font-display text-lg">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      {/* Reached by keys as well: words alone may be longer than the sheet. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain p-4 -outline-offset-2">
        {isOpen && children}
      </div>
    </dialog>
  );
}
