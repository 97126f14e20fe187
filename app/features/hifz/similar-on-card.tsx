import { readPublished } from "#app/browser/read-published.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { readSimilar } from "#content/similar-verses/index.ts";
import type { Passage } from "./passage.ts";
import { SimilarPair } from "./similar-pair.tsx";
import { useLoaded } from "./use-loaded.ts";

type SimilarOnCardProps = {
  readonly verses: Passage;
  readonly arabic: readonly string[];
  readonly surahName: string;
};

/** The verses that are easily taken for those of a card, to be looked at while revising; nothing without any. */
export function SimilarOnCard({ verses: { surah, from, to }, arabic, surahName }: SimilarOnCardProps) {
  const text = useMessages("hifz");
  const found = useLoaded(`similar ${surah}`, () => readSimilar(readPublished, surah)).data;
  const pairs = (found?.slice(from - 1, to) ?? []).flatMap((passages, at) => {
    const verse = arabic[at];
    return passages.length > 0 && verse !== undefined ? [{ ayah: from + at, verse, passages }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <details className="border-line border-t">
      <summary className="min-h-11 content-center text-green text-sm">{text("tool.similar")}</summary>
      <ul className="grid gap-3">
        {pairs.map(({ ayah, verse, passages }) => (
          <SimilarPair
            key={`${surah}:${ayah}`}
            own={{ surah, ayah }}
            verse={verse}
            surahName={surahName}
            passages={passages}
          />
        ))}
      </ul>
    </details>
  );
}
