import { Highlighter } from "lucide-react";
import { useState } from "react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { storedLayer } from "./stored-layer.ts";

const TajweedLayer = lazyComponent(() => import("./tajweed-layer.tsx").then((file) => file.TajweedLayer));

/** An address with this hash opens the choice of rules with the page. */
const tajweedAnchor = "#tajweed";

/** Opens the choice of the rules marked in a surah; its code is loaded when it is opened or the rules are on. */
export function TajweedTrigger({ surah }: { readonly surah: number }) {
  const text = useMessages("studying");
  const isHydrated = useIsHydrated();
  const [{ isOn }] = useStoredValue(storedLayer);
  const [isOpen, setIsOpen] = useState(() => globalThis.location?.hash === tajweedAnchor);
  // Reserves the space until hydration shows whether the browser can mark letters, so that nothing beside it moves.
  if (!isHydrated) return <span className="size-11 print:hidden" />;
  if (!("highlights" in CSS)) return null;
  return (
    <>
      <IconButton
        label={text("tajweed")}
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onClick={() => setIsOpen(true)}
        // It changes under the backdrop of the sheet, where a transition would only cost time.
        className="transition-none print:hidden"
      >
        <Highlighter aria-hidden="true" className="size-5" />
      </IconButton>
      {(isOn || isOpen) && <TajweedLayer surah={surah} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
