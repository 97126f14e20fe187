import { BookOpenCheck } from "lucide-react";
import { Link, useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Position } from "#app/platform/kept/kept-kinds.ts";
import { useKeptLater } from "#app/platform/kept/use-kept-later.ts";
import { useSurahNames } from "./use-surah-names.ts";

/** Offers the verse where the person stopped last time, while the address names none. */
export function ContinueReading() {
  const search = new URLSearchParams(useSearch());
  const position = useKeptLater("position").bodies.get("reader") as Position | undefined;
  return position && !search.has("surah") ? <ContinueAt {...position} /> : null;
}

function ContinueAt({ surah, ayah }: Position) {
  const text = useMessages("reader");
  const language = useLanguage();
  const names = useSurahNames();
  const place = `${names[surah - 1]?.name ?? ""} ${formatNumber(surah, language)}:${formatNumber(ayah, language)}`;
  return (
    <Link
      href={`/complete-quran?surah=${surah}&verse=${ayah}`}
      className="panel mb-4 flex print:hidden min-h-12 items-center gap-3 border-gold px-4 text-gold"
    >
      <BookOpenCheck aria-hidden="true" className="size-5" />
      {text("continueAt", { place })}
    </Link>
  );
}
