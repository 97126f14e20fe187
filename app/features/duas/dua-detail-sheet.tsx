import type { TextActs } from "#app/browser/acted-text.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { DuaDetail } from "./dua-detail.tsx";
import type { DuaEntry } from "./dua-entry.ts";
import { useActedDua } from "./use-acted-dua.ts";

type DuaDetailSheetProps = {
  readonly isOpen: boolean;
  /** Absent where the address names one that does not exist. */
  readonly dua: DuaEntry | undefined;
  readonly translator: string | undefined;
  readonly Acts: TextActs;
  readonly onClose: () => void;
};

/** The supplication of the address, over the list. */
export function DuaDetailSheet({ isOpen, dua, translator, Acts, onClose }: DuaDetailSheetProps) {
  const text = useMessages("duas");
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
      {dua ? (
        <div className="grid gap-6">
          <DuaDetail dua={dua} translator={translator} />
          <DuaActs dua={dua} Acts={Acts} />
        </div>
      ) : (
        <p role="status" className="py-8 text-center text-ink-soft">
          {text("noSuchDua")}
        </p>
      )}
    </Sheet>
  );
}

function DuaActs({ dua, Acts }: { readonly dua: DuaEntry; readonly Acts: TextActs }) {
  return <Acts of={useActedDua(dua).acted} look="row" />;
}
