import { BookOpenCheck } from "lucide-react";
import { Link, useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { asksForNoPlace, storedLastRead } from "#app/platform/last-read.ts";
import { useStoredValue } from "#app/platform/stored-value.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { useSurahNames } from "./use-surah-names.ts";

/**
 * Offers the verse where the person stopped last time, where the page was opened before the device knew it: it may come
 * from another device, or from what an earlier version kept.
 */
export function ContinueReading({ address }: { readonly address: string }) {
  const search = useSearch();
  const [verse] = useStoredValue(storedLastRead);
  return verse && asksForNoPlace(search) ? <ContinueAt address={address} verse={verse} /> : null;
}

type ContinueAtProps = { readonly address: string; readonly verse: VerseReference };

function ContinueAt({ address, verse: { surah, ayah } }: ContinueAtProps) {
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
