import { BookOpenCheck } from "lucide-react";
import { Link } from "wouter";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type ContinueAtProps = { readonly address: string; readonly verse: VerseReference };

/** Link to a verse of the reader at that address. */
export function ContinueAt({ address, verse: { surah, ayah } }: ContinueAtProps) {
  "use memo";
  const text = useMessages("reader");
  const language = useLanguage();
  const names = useSurahNames();
  const place = `${names[surah - 1]?.name ?? ""} ${formatNumber(surah, language)}:${formatNumber(ayah, language)}`;
  return (
    <Link
      href={`${address}?surah=${surah}&verse=${ayah}`}
      className="panel mb-4 flex print:hidden min-h-12 items-center gap-3 border-gold px-4 text-gold"
    >
      <BookOpenCheck aria-hidden="true" className="size-5" />
      {text("continueAt", { place })}
    </Link>
  );
}
