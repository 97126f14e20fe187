import type { TextActs } from "#app/browser/acted-text.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { NameDetail } from "./name-detail.tsx";
import type { NameEntry } from "./names-page-data.ts";
import { useActedName } from "./use-acted-name.ts";

type NameDetailSheetProps = {
  readonly isOpen: boolean;
  /** Absent where the address names a number that is none of the ninety-nine. */
  readonly name: NameEntry | undefined;
  readonly Acts: TextActs;
  readonly onClose: () => void;
};

/** The name of the address, over the list. */
export function NameDetailSheet({ isOpen, name, Acts, onClose }: NameDetailSheetProps) {
  const text = useMessages("names");
  const closeLabel = useMessages("texts")("close");
  const isHydrated = useIsHydrated();
  return (
    <Sheet
      title={text("detailTitle")}
      closeLabel={closeLabel}
      isOpen={isHydrated && isOpen}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      {name ? (
        <div className="grid gap-6">
          <NameDetail name={name} />
          <NameActs name={name} Acts={Acts} />
        </div>
      ) : (
        <p role="status" className="py-8 text-center text-ink-soft">
          {text("noSuchName")}
        </p>
      )}
    </Sheet>
  );
}

function NameActs({ name, Acts }: { readonly name: NameEntry; readonly Acts: TextActs }) {
  return <Acts of={useActedName(name)} look="row" />;
}
