import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

type VerseLinksProps = { readonly references: readonly string[]; readonly names: readonly SurahName[] };

/** Links to verses of the reader; nothing where there are none. */
export function VerseLinks({ references, names }: VerseLinksProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  if (references.length === 0) return null;
  return (
    <ul aria-label={text("references")} className="flex flex-wrap gap-x-5">
      {references.map((key) => (
        <li key={key}>
          <Link href={addressOf(key)} className="inline-flex min-h-11 items-center text-green underline">
            {verseName(key, names, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function addressOf(key: string): string {
  const [surah = "1", ayah = "1"] = key.split(":");
  return `/digital-quran?surah=${surah}&verse=${ayah}`;
}

/** A verse or verses with the surah's name: `Al Imran 3:19`. */
export function verseName(key: string, names: readonly SurahName[], language: Language): string {
  // Isolated, or a page from right to left would turn the two numbers around.
  const numbers = `\u2066${printedNumber(key, language)}\u2069`;
  const name = names[Number(key.split(":")[0]) - 1]?.name;
  return name === undefined ? numbers : `${name} ${numbers}`;
}
