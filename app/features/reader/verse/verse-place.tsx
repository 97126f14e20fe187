import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { loadStructure, partHolding, type Structure } from "#content/quran/index.ts";
import { type VerseReference, verseNumber } from "#domain/verse-reference.ts";

/** The juz, hizb and page a verse stands in, and whether one prostrates at it. */
export function VersePlace({ reference }: { readonly reference: VerseReference }) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const [structure, setStructure] = useState<Structure>();
  useEffect(() => {
    loadStructure()
      .then(setStructure)
      .catch(() => undefined);
  }, []);
  const verse = verseNumber(reference);
  if (!structure || verse === undefined) return null;
  const number = (value: number) => formatNumber(value, language);
  const marks = [
    text("juz", { number: number(partHolding(structure.juz, verse)) }),
    text("hizb", { number: number(Math.ceil(partHolding(structure.hizbQuarter, verse) / 4)) }),
    text("pageOf", { number: number(partHolding(structure.page, verse)) }),
    ...(structure.sajda.includes(verse) ? [text("sajda")] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {marks.map((mark) => (
        <li key={mark} className="rounded-round border border-line px-3 py-1">
          {mark}
        </li>
      ))}
    </ul>
  );
}
