import { useAsync } from "#app/hydration/use-async.ts";
import { findPart, loadStructure } from "#content/quran/index.ts";
import { type VerseReference, verseKey, verseNumber } from "#domain/verse-reference.ts";

/** Where a verse stands in the mushaf. */
export type VersePart = { readonly verse: string; readonly juz: number; readonly page: number };

type Structure = Awaited<ReturnType<typeof loadStructure>>;

function partIn(structure: Structure, reference: VerseReference): VersePart {
  const verse = verseNumber(reference) ?? 1;
  return {
    verse: verseKey(reference),
    juz: findPart(structure.juz, verse),
    page: findPart(structure.page, verse),
  };
}

/** The juz and the page of a verse. */
export async function loadVersePart(reference: VerseReference): Promise<VersePart> {
  return partIn(await loadStructure(), reference);
}

/** The juz and the page of a verse: `sent`, which came with the page, until the borders of all parts are needed. */
export function useVersePart(reference: VerseReference, sent: VersePart): VersePart {
  "use memo";
  const { latest } = useAsync(verseKey(reference) === sent.verse ? undefined : "structure", loadStructure);
  return latest ? partIn(latest, reference) : sent;
}
