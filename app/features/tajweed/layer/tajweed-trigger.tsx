"use no memo";

import { Highlighter } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { storedLayer } from "./stored-layer.ts";

const TajweedLayer = lazy(() =>
  import("./tajweed-layer.tsx").then((file) => ({ default: file.TajweedLayer })),
);

/** Opens the choice of rules at once where an address ends with it. */
const tajweedAnchor = "#tajweed";

/** The way to the rules marked in the text of a surah; what it opens is fetched when it is wanted. */
export function TajweedTrigger({ surah }: { readonly surah: number }) {
  const text = useMessages("studying");
  const isHydrated = useIsHydrated();
  const [{ isOn }] = useStoredValue(storedLayer);
  const [isOpen, setIsOpen] = useState(() => globalThis.location?.hash === tajweedAnchor);
  // Room for it until the device has said whether it can mark letters: nothing beside it moves.
  if (!isHydrated) return <span className="size-11 print:hidden" />;
  if (!("highlights" in CSS)) return null;
  return (
    <>
      <IconButton
        label={text("tajweed")}
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onClick={() => setIsOpen(true)}
        // It changes behind the veil of the choices: a transition would style it anew in every frame for nobody.
        className="transition-none print:hidden"
      >
        <Highlighter aria-hidden="true" className="size-5" />
      </IconButton>
      {(isOn || isOpen) && (
        <Suspense>
          <TajweedLayer surah={surah} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
