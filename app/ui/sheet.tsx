import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

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
  /** Fills the screen. */
  readonly isFull?: boolean;
  /** Without an entry of its own in the history: the address opens it, or nobody's press. */
  readonly isOutsideHistory?: boolean;
};

/** From the bottom on a phone; on a wider screen at the side, or in the middle where it is wide. */
const sizes = {
  side: "mt-auto max-h-[92svh] w-full max-w-none rounded-t-sheet md:mt-0 md:me-0 md:ms-auto md:h-dvh md:max-h-dvh md:w-105 md:rounded-none",
  wide: "mt-auto max-h-[92svh] w-full max-w-none rounded-t-sheet md:m-auto md:max-h-[85dvh] md:w-[min(56rem,100vw-2rem)] md:rounded-panel",
} as const;

/** The base of what it hides from the eye: that would else lie below the sheet and be cut. */
const bodyClass = "relative min-h-0 grow overflow-y-auto overscroll-contain px-gutter pt-2 pb-5 md:px-6";

/** A modal over the page on the browser's own dialog: focus stays inside, Escape and the veil close it. */
export function Sheet({ title, titleIn, closeLabel, isOpen, onClose, children, ...looks }: SheetProps) {
  const { isFull = false, isWide = false, isOutsideHistory = false } = looks;
  const dialog = useModal(isOpen, isOutsideHistory);
  const titleId = useId();
  const swipe = useSwipeDown(dialog, onClose);
  const size = isFull ? "h-dvh max-h-dvh w-screen max-w-none" : isWide ? sizes.wide : sizes.side;
  return (
    // The click on the veil is a mouse convenience; Escape and the close button serve the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Not that of a sheet inside this one, which React passes on.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`sheet flex-col overflow-hidden text-start text-ink shadow-panel backdrop:bg-scrim open:flex ${isFull ? "bg-ground" : "bg-raised"} ${size}`}
    >
      <header
        {...(isFull ? {} : swipe)}
        className="relative flex touch-none items-center justify-between gap-4 ps-gutter pe-1.5 pt-3 pb-1 md:ps-6 md:pe-3.5"
      >
        {!isFull && (
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-round bg-edge md:hidden"
          />
        )}
        <h2 id={titleId} {...titleIn} className="font-display text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      {/* Reached by keys as well: words alone may be longer than the sheet. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys */}
      <div tabIndex={0} className={`${bodyClass} -outline-offset-2`}>
        {isOpen && children}
      </div>
    </dialog>
  );
}
