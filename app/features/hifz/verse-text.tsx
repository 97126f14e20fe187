import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";

type NumberedVersesProps = { readonly verses: readonly string[]; readonly from: number };

/** Consecutive verses, each followed by its number. */
export function NumberedVerses({ verses, from }: NumberedVersesProps) {
  const numbered = verses.map((verse, at) => ({ verse, ayah: from + at }));
  return numbered.map(({ verse, ayah }) => (
    <span key={ayah} className="quran">
      <QuranText text={`${verse} `} />
      <VerseNumber ayah={ayah} />{" "}
    </span>
  ));
}

/** The gap in place of a hidden word: as wide as the word and as high as its letters, not its line. */
export const gapClass =
  "quran rounded-sm bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1.1em] bg-[position:0_55%] bg-no-repeat";

/** The number of a verse in its ornament, U+06DD ARABIC END OF AYAH. */
export function VerseNumber({ ayah }: { readonly ayah: number }) {
  return <span className="quran text-gold">{`\u06dd${formatNumber(ayah, "ar")}`}</span>;
}
