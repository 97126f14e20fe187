import { useState } from "react";
import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { loadSurahNames, readVerses } from "#content/quran/index.ts";
import { readSimilar, type SimilarVerse } from "#content/similar-verses/index.ts";
import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { differingWords } from "#domain/similar-verses/similar-passage.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { Passage } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";

type SimilarOnCardProps = {
  readonly verses: Passage;
  readonly arabic: readonly string[];
  readonly surahName: string;
};

/** The verses that are easily confused with those of a card; nothing if there are none. */
export function SimilarOnCard({ verses: { surah, from, to }, arabic, surahName }: SimilarOnCardProps) {
  const text = useMessages("hifz");
  const found = useAsync(`similar ${surah}`, () => readSimilar(readPublished, surah)).value;
  const pairs = versesWithSimilar(found?.slice(from - 1, to) ?? [], arabic, from);
  if (pairs.length === 0) return null;
  return (
    <details className="border-line border-t">
      <summary className="min-h-11 content-center text-green text-sm">{text("tool.similar")}</summary>
      <ul className="grid gap-3">
        {pairs.map(({ ayah, verse, passages }) => (
          <SimilarPair
            key={`${surah}:${ayah}`}
            reference={{ surah, ayah }}
            verse={verse}
            surahName={surahName}
            passages={passages}
          />
        ))}
      </ul>
    </details>
  );
}

/** Of consecutive verses, those that have similar ones; `from` is the number of the first. */
export function versesWithSimilar(
  similar: readonly (readonly SimilarVerse[])[],
  arabic: readonly string[],
  from: number,
) {
  return similar.flatMap((passages, at) => {
    const verse = arabic[at];
    return passages.length > 0 && verse !== undefined ? [{ ayah: from + at, verse, passages }] : [];
  });
}

type SimilarPairProps = {
  readonly reference: VerseReference;
  readonly verse: string;
  readonly surahName: string;
  readonly passages: readonly SimilarVerse[];
};

const foldedWords = (words: readonly string[]) => words.map((word) => foldArabic(word).trim());

/** A verse above a similar one, with a button that shows the next similar verse. */
export function SimilarPair({ reference, verse, surahName, passages }: SimilarPairProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const passage = passages[at];
  const other = passage?.other;
  const loaded = useAsync(`${other?.surah}:${other?.ayah} ${language}`, async () => {
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
  const otherWords = wordsOf(loaded.value?.verse ?? "");
  const differing = differingWords(foldedWords(ownWords), foldedWords(otherWords), passage);
  const { ownFrom, ownTo, otherFrom, otherTo } = passage;
  return (
    <li data-similar={`${reference.surah}:${reference.ayah}`} className="panel grid gap-3 p-5">
      <Place name={placeOf(surahName, reference.ayah)} verse={reference} />
      <MarkedPassage words={ownWords} from={ownFrom} to={ownTo} marked={loaded.value ? differing.own : []} />
      {loaded.value ? (
        <>
          <Place name={placeOf(loaded.value.surahName, other.ayah)} verse={other} />
          <MarkedPassage words={otherWords} from={otherFrom} to={otherTo} marked={differing.other} />
        </>
      ) : (
        <LoadState state={loaded} />
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

type MarkedPassageProps = {
  readonly words: readonly string[];
  /** The words shown: `from` included, `to` excluded. */
  readonly from: number;
  readonly to: number;
  /** Indexes of the words to mark. */
  readonly marked: readonly number[];
};

/** Some words of a verse, marked ones in another colour and underlined. */
function MarkedPassage({ words, from, to, marked }: MarkedPassageProps) {
  return (
    <p lang="ar" dir="rtl" className="quran text-pretty text-[1.625rem]">
      {from > 0 && "… "}
      {words.slice(from, to).map((word, at) => {
        const isMarked = marked.includes(from + at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse keep their order
          <span key={at} className="quran">
            {isMarked ? (
              <mark className="bg-transparent text-gold underline decoration-2 decoration-wavy underline-offset-[0.5em]">
                <QuranText text={word} />
              </mark>
            ) : (
              <QuranText text={word} />
            )}{" "}
          </span>
        );
      })}
      {to < words.length && "…"}
    </p>
  );
}
