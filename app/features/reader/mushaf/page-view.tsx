import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { type FontSize, textSize } from "#app/features/reader/settings/reader-settings.ts";
import { useReaderKeys } from "#app/features/reader/shortcuts/reader-keys.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { loadStructure, partHolding, type Structure } from "#content/quran/index.ts";
import { isActive } from "#domain/recitation/playing.ts";
import { type VerseReference, verseAt, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { PageText } from "./page-text.tsx";
import { pageCount, usePageTexts } from "./use-page-texts.ts";

type PageViewProps = {
  readonly fontSize: FontSize;
  /** Moves the address to a verse, in place of the one it names. */
  readonly onMove: (reference: VerseReference) => void;
  readonly onOpen: (reference: VerseReference) => void;
};

/** The page of the mushaf that holds the verse of the address, and no other page: turning one leaves nothing behind. */
export function PageView({ fontSize, onMove, onOpen }: PageViewProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const place = readingPlaceOf(new URLSearchParams(useSearch()));
  const passage = useRecitation((state) => (isActive(state) ? state.current?.passage : undefined));
  const [structure, setStructure] = useState<Structure>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadStructure().then(setStructure, () => setHasFailed(true));
  }, []);
  const verse = verseNumber(place) ?? 1;
  const page = structure ? partHolding(structure.page, verse) : 1;
  const { texts, hasFailed: hasTextFailed, retry } = usePageTexts(structure?.page, page);

  const ownMove = useFocusedVerse(place, texts !== undefined);
  const move = (reference: VerseReference) => {
    ownMove.current = true;
    onMove(reference);
  };
  const turnTo = (wanted: number) => {
    const first = verseAt(structure?.page[Math.min(pageCount, Math.max(1, wanted)) - 1] ?? 0);
    if (first) move(first);
  };
  useReaderKeys({ nextPage: () => turnTo(page + 1), previousPage: () => turnTo(page - 1) });

  // The page follows the recitation from verse to verse; in between the person may leaf.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another passage is a reason to turn
  useEffect(() => {
    if (passage && passage.ayah > 0 && (passage.surah !== place.surah || passage.ayah !== place.ayah))
      move({ surah: passage.surah, ayah: passage.ayah });
  }, [passage]);

  const number = (value: number) => formatNumber(value, language);
  const current = passage ?? (place.isVerseRequested ? place : undefined);
  const title = text("pageNumber", { number: number(page), count: number(pageCount) });
  return (
    <section aria-label={title} data-page={page} aria-busy={!texts} className="mt-4">
      <div className="flex items-center justify-between gap-3 text-ink-soft text-sm">
        <p>{structure && text("juzNumber", { number: number(partHolding(structure.juz, verse)) })}</p>
        <p role="status">{structure && title}</p>
      </div>
      <div
        className={`panel mx-auto mt-2 min-h-[60dvh] max-w-2xl px-4 py-6 sm:px-10 print:border-0 ${textSize[fontSize]}`}
      >
        {(hasFailed || hasTextFailed) && (
          <div role="alert" className="grid justify-items-center gap-3 text-base">
            <p>{text("pageFailed")}</p>
            <Button onClick={hasFailed ? () => location.reload() : retry}>{text("retryPage")}</Button>
          </div>
        )}
        {texts?.map((part) => (
          <PageText key={part.surah} text={part} current={current} onOpen={onOpen} />
        ))}
      </div>
      <PageSteps page={page} onTurn={turnTo} />
    </section>
  );
}

/**
 * Puts the focus on the verse that the address names once its page is there: a key or a search has led to it. Where the
 * page moves the address itself (what is returned says so), the focus stays with the button that was pressed.
 */
function useFocusedVerse(place: VerseReference, isLoaded: boolean) {
  const ownMove = useRef(false);
  const seen = useRef(verseKey(place));
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const key = verseKey(place);
    if (seen.current !== key) {
      wanted.current = ownMove.current ? undefined : key;
      ownMove.current = false;
      seen.current = key;
    }
    if (!isLoaded || wanted.current !== key) return;
    wanted.current = undefined;
    const verse = document.querySelector<HTMLElement>(`[data-verse="${key}"]`);
    if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
  });
  return ownMove;
}

type PageStepsProps = { readonly page: number; readonly onTurn: (page: number) => void };

/** The way to the page before and the page after, and to any other by its number. */
function PageSteps({ page, onTurn }: PageStepsProps) {
  const text = useMessages("mushaf");
  const [typed, setTyped] = useState<{ readonly on: number; readonly words: string }>();
  const words = typed?.on === page ? typed.words : String(page);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (Number(words) >= 1) onTurn(Math.trunc(Number(words)));
  };
  return (
    <nav
      aria-label={text("pages")}
      className="mt-4 grid grid-cols-2 items-center gap-3 sm:flex sm:justify-between print:hidden"
    >
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {text("previousPage")}
      </Button>
      <form
        onSubmit={go}
        className="order-last col-span-2 flex items-center justify-center gap-2 sm:order-none"
      >
        <input
          type="number"
          inputMode="numeric"
          aria-label={text("page")}
          min={1}
          max={pageCount}
          value={words}
          onChange={(event) => setTyped({ on: page, words: event.target.value })}
          className="field w-24!"
        />
        <Button type="submit">{text("goToPage")}</Button>
      </form>
      <Button disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        {text("nextPage")}
      </Button>
    </nav>
  );
}
