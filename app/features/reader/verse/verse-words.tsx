import { Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button } from "#app/ui/button.tsx";
import { readWords, type Word } from "#content/quran/index.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { useWordAudio, type WordAudio } from "./use-word-audio.ts";

type VerseWordsProps = {
  readonly reference: VerseReference;
  /** One below the other, the first of them at first: in a narrow panel whose tab is their heading. */
  readonly isList?: boolean;
};

/** A verse word by word, each with its transliteration, its English gloss and its recitation. */
export function VerseWords({ reference: { surah, ayah }, isList = false }: VerseWordsProps) {
  "use memo";
  const text = useMessages("mushaf");
  const retryWord = useMessages("reader")("retry");
  const title = text("wordByWord");
  const loaded = useAsync(String(surah), () => readWords(readPublished, surah));
  const { value: words, hasFailed, isRetrying, retry } = loaded;
  const isOffline = hasFailed && !navigator.onLine;
  return (
    <section aria-label={title}>
      {!isList && <h3 className="mb-2 font-medium text-sm">{title}</h3>}
      {!words && !hasFailed && (
        <p role="status" className="text-ink-soft">
          {text("wordsLoading")}
        </p>
      )}
      {(hasFailed || isRetrying) && (
        <div role="alert" className="grid justify-items-start gap-3">
          {hasFailed && <p>{text(isOffline ? "wordsOffline" : "wordsFailed")}</p>}
          <Button onClick={retry} disabled={isRetrying}>
            {retryWord}
          </Button>
        </div>
      )}
      {words && (
        <SpokenWords
          key={verseKey({ surah, ayah })}
          verse={{ surah, ayah }}
          words={words[ayah - 1] ?? []}
          isList={isList}
        />
      )}
    </section>
  );
}

type WordsProps = { readonly words: readonly Word[]; readonly audio: WordAudio };

type SpokenWordsProps = {
  readonly verse: VerseReference;
  readonly words: readonly Word[];
  readonly isList: boolean;
};

/** The words of a verse, each recited at a press, and one after the other by one button. */
function SpokenWords({ verse, words, isList }: SpokenWordsProps) {
  const text = useMessages("mushaf");
  const retryWord = useMessages("reader")("retry");
  const audio = useWordAudio(verse, words.length);
  const Shown = isList ? WordRows : WordTiles;
  return (
    <div className="grid gap-3">
      <Shown words={words} audio={audio} />
      <div className="flex flex-wrap items-center gap-2">
        {audio.play && (
          // One button for both, so that the focus stays on it.
          <Button onClick={audio.hasFailed ? audio.playAgain : audio.playNext}>
            <Play aria-hidden="true" className="size-4" />
            {audio.hasFailed ? retryWord : text("nextWord")}
          </Button>
        )}
        <p role="status" className="text-ink-soft text-sm">
          {audio.hasFailed && text(navigator.onLine ? "wordSilent" : "wordSilentOffline")}
        </p>
      </div>
    </div>
  );
}

type SpokenWordProps = {
  readonly at: number;
  readonly audio: WordAudio;
  readonly className: string;
  readonly children: ReactNode;
};

/** One word, which is recited when it is pressed; no button where no host answers, but for the one that was pressed. */
function SpokenWord({ at, audio, className, children }: SpokenWordProps) {
  const { play, hasFailed } = audio;
  const isCurrent = audio.at === at;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const look = `${className} ${isCurrent ? "bg-gold-veil" : ""}`;
  return (
    <li ref={box} dir="rtl" aria-current={isCurrent ? "true" : undefined}>
      {play && (isCurrent || !hasFailed) ? (
        <button type="button" onClick={() => play(at)} className={`${look} hover:border-green`}>
          {children}
        </button>
      ) : (
        <div className={look}>{children}</div>
      )}
    </li>
  );
}

function WordTiles({ words, audio }: WordsProps) {
  const { isShown: hasLatin } = useLatinLetters(useLanguage());
  return (
    <ul dir="rtl" className="flex flex-wrap gap-2">
      {words.map(([arabic, gloss, transliteration], at) => (
        <SpokenWord
          // A word may occur twice in a verse: its position is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
          key={at}
          at={at}
          audio={audio}
          className="panel flex min-w-16 flex-col items-center px-3 py-2 text-center"
        >
          <span lang="ar" dir="rtl" className="quran text-2xl leading-[2]!">
            {arabic}
          </span>
          {hasLatin && (
            <span lang="ar-Latn" dir="ltr" className="font-sans text-gold text-xs">
              {transliteration}
            </span>
          )}
          <span lang="en" dir="ltr" className="font-sans text-ink-soft text-xs">
            {gloss}
          </span>
        </SpokenWord>
      ))}
    </ul>
  );
}

/** Rows at first, in a verse that has some more than these. */
const firstRows = 6;

function WordRows({ words, audio }: WordsProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language);
  const [areAllWanted, setAreAllWanted] = useState(words.length <= firstRows + 2);
  const areAllShown = areAllWanted || (audio.at !== undefined && audio.at >= firstRows);
  const list = (
    <ul className="divide-y divide-line">
      {words.slice(0, areAllShown ? undefined : firstRows).map(([arabic, gloss, transliteration], at) => (
        <SpokenWord
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
          key={at}
          at={at}
          audio={audio}
          className="flex min-h-15 w-full items-center justify-between gap-3"
        >
          <span lang="ar" dir="rtl" className="quran shrink-0 text-[1.625rem] leading-[1.7]!">
            {arabic}
          </span>
          <span dir="ltr" className="min-w-0 grow text-start font-sans text-[0.9375rem] leading-snug">
            <span lang="en" className="block font-semibold">
              {gloss}
            </span>
            {hasLatin && (
              <span lang="ar-Latn" className="block text-ink-soft text-sm">
                {transliteration}
              </span>
            )}
          </span>
        </SpokenWord>
      ))}
    </ul>
  );
  return (
    <>
      {list}
      {!areAllShown && (
        <Button onClick={() => setAreAllWanted(true)} className="w-full">
          {text("allWords", { count: formatNumber(words.length, language) })}
        </Button>
      )}
    </>
  );
}
