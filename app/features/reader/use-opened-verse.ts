import { useEffect } from "react";
import type { Reading } from "./reading.ts";

/** Brings the verse that the address asks for under the header. */
export function useOpenedVerse({ place }: Reading): void {
  useEffect(() => {
    if (!place.isVerseAsked) return;
    document.getElementById(`verse-${place.ayah}`)?.scrollIntoView({ block: "start" });
  }, [place]);
}
