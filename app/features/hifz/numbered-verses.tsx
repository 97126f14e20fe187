import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";

type NumberedVersesProps = { readonly verses: readonly string[]; readonly from: number };

/** Verses that follow each other, each closed by its number. */
export function NumberedVerses({ verses, from }: NumberedVersesProps) {
  const numbered = verses.map((verse, at) => ({ verse, ayah: from + at }));
  return numbered.map(({ verse, ayah }) => (
    <span key={ayah} className="quran">
      <QuranText text={`${verse} `} />
      <span className="quran text-gold">{`\u06dd${formatNumber(ayah, "ar")} `}</span>
    </span>
  ));
}
