import { useState } from "react";
import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { loadSurahNames, readVerses } from "#content/quran/index.ts";
import type { SimilarVerse } from "#content/similar-verses/index.ts";
import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { differingWords } from "#domain/similar-verses/similar-passage.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { LoadState } from "./load-state.tsx";
import { MarkedPassage } from "./marked-passage.tsx";
import { useLoaded } from "./use-loaded.ts";

type SimilarPairProps = {
  readonly own: VerseReference;
  readonly verse: string;
  readonly surahName: string;
  readonly passages: readonly SimilarVerse[];
};

const folded = (words: readonly string[]) => words.map((word) => foldArabic(word).trim());

/** A verse and one that is like it, one beneath the other; the others one after another. */
export function SimilarPair({ own, verse, surahName, passages }: SimilarPairProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const passage = passages[at];
  const other = passage?.other;
  const loaded = useLoaded(`${other?.surah}:${other?.ayah} ${language}`, async () => {
    const [verses, names] = await Promise.all([
      readVerses(readPublished, "arabic", other?.surah ?? 1),
      loadSurahNames(language),
    ]);
    return {
      verse: verses[(other?.ayah ?? 1) - 1] ?? "",
      surahName: names[(other?.surah ?? 1) - 1]?.name ?? "",
    };
  });
  if (!passage || !other) return null;
  const placeOf = (name: string, ayah: number) =>
    text("versePlace", { surah: name, verses: formatNumber(ayah, language) });
  const ownWords = wordsOf(verse);
  const otherWords = wordsOf(loaded.data?.verse ?? "");
  const differing = differingWords(folded(ownWords), folded(otherWords), passage);
  const { ownFrom, ownTo, otherFrom, otherTo } = passage;
  return (
    <li data-similar={`${own.surah}:${own.ayah}`} className="panel grid gap-3 p-5">
      <Place name={placeOf(surahName, own.ayah)} verse={own} />
      <MarkedPassage words={ownWords} from={ownFrom} to={ownTo} marked={loaded.data ? differing.own : []} />
      {loaded.data ? (
        <>
          <Place name={placeOf(loaded.data.surahName, other.ayah)} verse={other} />
          <MarkedPassage words={otherWords} from={otherFrom} to={otherTo} marked={differing.other} />
        </>
      ) : (
        <LoadState of={loaded} />
      )}
      {passages.length > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setAt((at + 1) % passages.length)}>{text("nextSimilar")}</Button>
          <p role="status" className="text-ink-soft text-sm">
            {text("part", {
              at: formatNumber(at + 1, language),
              total: formatNumber(passages.length, language),
            })}
          </p>
        </div>
      )}
    </li>
  );
}

function Place({ name, verse }: { readonly name: string; readonly verse: VerseReference }) {
  return (
    <Link
      href={`/digital-quran?surah=${verse.surah}&verse=${verse.ayah}`}
      className="inline-flex min-h-11 items-center justify-self-start text-green text-sm underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
