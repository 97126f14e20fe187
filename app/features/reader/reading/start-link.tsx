import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { Reading } from "./reading.ts";

type StartLinkProps = { readonly address: string; readonly reading: Reading };

/** The way to the beginning of the Quran, for who comes back to where they stopped. */
export function StartLink({ address, reading: { place, surah } }: StartLinkProps) {
  const text = useMessages("reader");
  if (surah.number === 1 && place.ayah === 1) return null;
  return (
    <Link href={`${address}?surah=1`} className={buttonClass("bare", "px-3!")}>
      {text("fromBeginning")}
    </Link>
  );
}
