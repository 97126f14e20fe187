import { Highlighter } from "lucide-react";
import { useState } from "react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { chipClass } from "#app/ui/choices.tsx";
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
  if (!isHydrated)
    return (
      <span aria-hidden="true" className={`${chipClass} invisible`}>
        <Highlighter className="size-4" />
        {text("tajweed")}
      </span>
    );
  if (!("highlights" in CSS)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onClick={() => setIsOpen(true)}
        className={`${chipClass} aria-pressed:border-green aria-pressed:bg-green-veil aria-pressed:text-green-strong`}
      >
        <Highlighter aria-hidden="true" className="size-4" />
        {text("tajweed")}
      </button>
      {(isOn || isOpen) && <TajweedLayer surah={surah} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
