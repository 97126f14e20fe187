import type { ReactNode } from "react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { Sheet } from "./sheet.tsx";

type DetailSheetProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** Whether the address names a text. */
  readonly isOpen: boolean;
  /** Said in place of a text that is not there. */
  readonly missing: string;
  readonly onClose: () => void;
  /** Undefined while the text is not there. */
  readonly children: ReactNode;
};

/** The text that the address names, in a sheet over its list. */
export function DetailSheet({ title, closeLabel, isOpen, missing, onClose, children }: DetailSheetProps) {
  const isHydrated = useIsHydrated();
  return (
    <Sheet
      title={title}
      closeLabel={closeLabel}
      isOpen={isHydrated && isOpen}
      isOutsideHistory
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      {children === undefined ? (
        <p role="status" className="py-8 text-center text-ink-soft">
          {missing}
        </p>
      ) : (
        <div className="grid gap-6">{children}</div>
      )}
    </Sheet>
  );
}

/** The same text above the list, where no scripts run that could open the sheet. */
export function DetailWithoutScripts({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <div className="panel mb-6 grid gap-6 p-5">{children}</div>
    </noscript>
  );
}
