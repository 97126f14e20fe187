"use no memo";

import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { isSurah } from "#domain/verse-reference.ts";

/** The way to the surah before and the surah after, at the end of one. */
export function SurahSteps({ address, surah }: { readonly address: string; readonly surah: number }) {
  const text = useMessages("reader");
  return (
    <nav aria-label={text("surah")} className="flex flex-wrap justify-between gap-3 py-8 print:hidden">
      {isSurah(surah - 1) && (
        <Link href={`${address}?surah=${surah - 1}`} className={buttonClass()}>
          {text("previousSurah")}
        </Link>
      )}
      {isSurah(surah + 1) && (
        <Link href={`${address}?surah=${surah + 1}`} className={buttonClass("quiet", "ms-auto")}>
          {text("nextSurah")}
        </Link>
      )}
    </nav>
  );
}
