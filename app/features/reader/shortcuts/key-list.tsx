import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type ReaderShortcut, readerKeys } from "./reader-shortcuts.ts";

const shownKey: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→" };

type KeyListProps = {
  /** Whether the verses are shown in pages that keys turn. */
  readonly isPaged: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The keyboard shortcuts of this page with their descriptions. */
export function KeyList({ isPaged, isOpen, onClose }: KeyListProps) {
  const text = useMessages("mushaf");
  const isAvailable = (shortcut: ReaderShortcut) =>
    isPaged || (shortcut !== "nextPage" && shortcut !== "previousPage");
  return (
    <Sheet title={text("keys")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      {/* Focusable, because a list longer than the screen must scroll by keyboard too. */}
      <dl tabIndex={0} className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {readerKeys.map(
          ({ key, shortcut, word }) =>
            isAvailable(shortcut) && (
              <div key={key} className="contents">
                <dt dir="ltr">
                  <kbd className="inline-block min-w-10 rounded-control border border-line bg-raised px-2 py-1 text-center font-mono text-sm">
                    {key === " " ? text("keySpace") : (shownKey[key] ?? key)}
                  </kbd>
                </dt>
                <dd>{text(word)}</dd>
              </div>
            ),
        )}
      </dl>
    </Sheet>
  );
}
