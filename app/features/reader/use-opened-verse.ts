import { useLayoutEffect } from "react";
import type { Reading } from "./reading.ts";

/** What a person does to go elsewhere on the page. */
const takingOver = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown", "focusin"] as const;

/** Milliseconds without a change of height after which what is above the verse is taken to stand. */
const restTime = 5000;

/** Keeps a verse under the header while fonts and more verses come in above it, until the person takes over. */
function holdUnderHeader(ayah: number): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    document.getElementById(`verse-${ayah}`)?.scrollIntoView({ block: "start" });
    clearTimeout(rest);
    rest = setTimeout(() => letGo(), restTime);
  });
  const letGo = (event?: Event) => {
    // A page that was just opened puts the focus on its heading by itself.
    if (event?.type === "focusin" && event.target instanceof HTMLHeadingElement) return;
    observer.disconnect();
    clearTimeout(rest);
    for (const type of takingOver) removeEventListener(type, letGo);
  };
  for (const type of takingOver) addEventListener(type, letGo, { passive: true });
  observer.observe(document.body);
  return () => letGo();
}

/** Brings the verse that the address asks for under the header, before what stands around it is painted elsewhere. */
export function useOpenedVerse({ place }: Reading): void {
  useLayoutEffect(() => {
    if (!place.isVerseAsked) return;
    document.getElementById(`verse-${place.ayah}`)?.scrollIntoView({ block: "start" });
    return holdUnderHeader(place.ayah);
  }, [place]);
}
