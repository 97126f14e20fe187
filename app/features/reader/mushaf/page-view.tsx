import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { type FontSize, textSize } from "#app/features/reader/settings/reader-settings.ts";
import { useReaderKeys } from "#app/features/reader/shortcuts/use-reader-keys.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { loadStructure, partHolding } from "#content/quran/index.ts";
import { isActive } from "#domain/recitation/playing.ts";
import { type VerseReference, verseAt, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { PageText } from "./page-text.tsx";
import { pageCount, usePageTexts } from "./use-page-texts.ts";

type PageViewProps = {
  readonly fontSize: FontSize;
  /** Replaces the verse in the address. */
  readonly onMove: (reference: VerseReference) => void;
  readonly onOpen: (reference: VerseReference) => void;
};

/** The page of the mushaf with the verse of the address. Only this page is mounted. */
export function PageView({ fontSize, onMove, onOpen }: PageViewProps) {
  "use memo";
  const text = useMessages("mushaf");
  const language = useLanguage();
  const place = readingPlaceOf(new URLSearchParams(useSearch()));
  const passage = useRecitation((state) => (isActive(state) ? state.current?.passage : undefined));
  const { value: structure, hasFailed } = useAsync("structure", loadStructure);
  const verse = verseNumber(place) ?? 1;
  const page = structure ? partHolding(structure.page, verse) : 1;
  const { texts, hasFailed: hasTextFailed, retry } = usePageTexts(structure?.page, page);

  const isOwnMove = useFocusedVerse(place, texts !== undefined);
  const move = (reference: VerseReference) => {
    isOwnMove.current = true;
    onMove(reference);
  };
  const turnTo = (next: number) => {
    const first = verseAt(structure?.page[Math.min(pageCount, Math.max(1, next)) - 1] ?? 0);
    if (first) move(first);
  };
  useReaderKeys(() => ({ nextPage: () => turnTo(page + 1), previousPage: () => turnTo(page - 1) }));

  // The page follows the recitation at each verse; in between the person may turn pages.
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
 * Focuses the verse that the address names once its page is loaded: a shortcut or a search has led there. Sets no focus
 * where the page itself changed the address and set the returned reference: it stays on the button that was pressed.
 */
function useFocusedVerse(place: VerseReference, isLoaded: boolean) {
  "use memo";
  const isOwnMove = useRef(false);
  const seen = useRef(verseKey(place));
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    const key = verseKey(place);
    if (seen.current !== key) {
      toFocus.current = isOwnMove.current ? undefined : key;
      isOwnMove.current = false;
      seen.current = key;
    }
    if (!isLoaded || toFocus.current !== key) return;
    toFocus.current = undefined;
    const verse = document.querySelector<HTMLElement>(`[data-verse="${key}"]`);
    if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
  });
  return isOwnMove;
}

type PageStepsProps = { readonly page: number; readonly onTurn: (page: number) => void };

/** Buttons for the previous and the next page, and a field for the number of any other. */
function PageSteps({ page, onTurn }: PageStepsProps) {
  "use memo";
  const text = useMessages("mushaf");
  const [typed, setTyped] = useState<{ readonly page: number; readonly text: string }>();
  const pageText = typed?.page === page ? typed.text : String(page);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (Number(pageText) >= 1) onTurn(Math.trunc(Number(pageText)));
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
          value={pageText}
          onChange={(event) => setTyped({ page, text: event.target.value })}
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
