import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useSearch } from "wouter";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { PortionEndOfPages } from "#app/features/reader/reading/portion-end.tsx";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { useSavedPosition } from "#app/features/reader/reading/saved-position.ts";
import { useReaderKeys } from "#app/features/reader/shortcuts/use-reader-keys.ts";
import type { OpenReader } from "#app/features/reader/use-reader.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { findPart, loadStructure, pageCount } from "#content/quran/index.ts";
import { isActive } from "#domain/recitation/playing.ts";
import { type VerseReference, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { Openings } from "./openings.tsx";
import { InSight, PageField, PageProblem, PageSteps, PageTools, WholeScreenExit } from "./page-controls.tsx";
import { PlainTurns } from "./plain-turns.tsx";
import { arrivedPages, firstVerseOf, openPages, pagesBeside, type ShownPage } from "./shown-page.ts";
import { usePageGestures } from "./use-page-gestures.ts";

type PageViewProps = {
  readonly reader: OpenReader;
  /** The page that came with the address. */
  readonly sent: ShownPage | null;
  /** Controls of the reader above the page. */
  readonly above: ReactNode;
};

/** Milliseconds from a turn to the change of the address: all that follows it would delay the page, and the next turn. */
const addressDelay = 100;

/** The page of the mushaf with the verse of the address; on a wide screen the one beside it too. */
export function PageView({ reader, sent, above }: PageViewProps) {
  "use memo";
  const place = readingPlaceOf(new URLSearchParams(useSearch()));
  const passage = useRecitation((state) => (isActive(state) ? state.current?.passage : undefined));
  const areTwo = useIsWide("68.75rem");
  const { shown, page, isShown, hasFailed, isMissing, retry, setTurned } = useOpenPages(place, areTwo, sent);
  useSavedPosition(isShown);
  const turnTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnCount = useRef(0);
  const movingTo = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(turnTimer.current), []);
  const [isHiding, setIsHiding] = useState(false);
  const [revealed, setRevealed] = useState<readonly string[]>([]);
  const isOwnMove = useFocusedVerse(place, isShown);
  const move = (reference: VerseReference, isReadOn = true) => {
    clearTimeout(turnTimer.current);
    isOwnMove.current = true;
    movingTo.current = verseKey(reference);
    reader.moveTo(reference, isReadOn);
  };
  const turnTo = async (next: number) => {
    turnCount.current += 1;
    const turn = turnCount.current;
    const first = await firstVerseOf(Math.min(pageCount, Math.max(1, next)));
    // The page may have been turned again meanwhile.
    if (first && turn === turnCount.current) move(first);
  };
  const turn = (by: 1 | -1) => {
    const next = (pagesBeside(page, areTwo)[0] ?? page) + by * (areTwo ? 2 : 1);
    if (next < 1 || next > pageCount) return;
    setTurned({ from: [verseKey(place), movingTo.current], page: next });
    turnCount.current += 1;
    clearTimeout(turnTimer.current);
    turnTimer.current = setTimeout(() => turnTo(next).catch(() => undefined), addressDelay);
  };
  useReaderKeys(() => ({ nextPage: () => turn(1), previousPage: () => turn(-1) }));

  // The page follows the recitation at each verse; in between the person may turn pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another passage is a reason to turn
  useEffect(() => {
    if (passage && passage.ayah > 0 && (passage.surah !== place.surah || passage.ayah !== place.ayah))
      move({ surah: passage.surah, ayah: passage.ayah });
  }, [passage]);

  const isHidden = (verse: VerseReference) => isHiding && !revealed.includes(verseKey(verse));
  const { isWhole, setIsWhole, handlers } = usePageGestures({
    onTurn: turn,
    onVerse: (verse) => {
      if (isHidden(verse)) return setRevealed([...revealed, verseKey(verse)]);
      setIsWhole(false);
      move(verse, false);
      reader.openVerse(verse);
    },
    takesTap: isHidden,
  });
  const view = {
    current: passage ?? (place.isVerseRequested ? place : undefined),
    marked: reader.marked,
    isHiding,
    revealed,
  };
  const pages = isMissing ? [] : shown.map((each) => each.page);
  const problem = hasFailed && <PageProblem kind={navigator.onLine ? "failed" : "offline"} onRetry={retry} />;
  const barRoom = useBarRoom(areTwo);
  const field = <PageField page={page} onGo={turnTo} />;
  const tools = (
    <>
      {above}
      <MoreWords area="mushaf">
        <PageTools
          pages={pages}
          isHiding={isHiding}
          onHide={(isOn) => {
            setIsHiding(isOn);
            setRevealed([]);
          }}
          onWhole={() => setIsWhole(true)}
          field={areTwo && barRoom && field}
        />
      </MoreWords>
    </>
  );
  return (
    <>
      {barRoom ? (
        createPortal(tools, barRoom)
      ) : (
        <div className="page-tools flex min-h-11 flex-wrap items-center gap-2 md:py-1.5 print:hidden">
          {tools}
        </div>
      )}
      <div data-pages="" className="pages-room relative">
        <div
          className={isWhole ? "visible fixed inset-0 z-50 grid overflow-auto bg-ground" : "-mx-3 md:mx-0"}
          style={{
            containerType: "inline-size",
            ...(isWhole ? { alignContent: "safe center" } : areTwo && { paddingInline: "3.5rem" }),
          }}
        >
          {isWhole && (
            <MoreWords area="mushaf">
              <WholeScreenExit onExit={() => setIsWhole(false)} />
            </MoreWords>
          )}
          {isMissing ? (
            <div {...handlers} className="mx-3 grid min-h-[50svh] touch-pan-y content-center">
              <MoreWords area="mushaf">
                <InSight>{problem}</InSight>
              </MoreWords>
            </div>
          ) : (
            <Openings shown={shown} page={page} isWhole={isWhole} view={view} handlers={handlers} />
          )}
        </div>
        {sent && <PlainTurns shown={sent} />}
        <MoreWords area="mushaf">
          {!isMissing && shown.some(({ altered }) => altered.length > 0) && <PageProblem kind="altered" />}
          {!isMissing && problem}
          <PortionEndOfPages pages={pages} />
          <PageSteps page={page} areTwo={areTwo} onTurn={turn} field={!(areTwo && barRoom) && field} />
        </MoreWords>
      </div>
    </>
  );
}

/**
 * The room that a reader has for what stands above a page, so that this has more of the height: instead of its title,
 * or in its bar where two pages lie open.
 */
function useBarRoom(areTwo: boolean): HTMLElement | null {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    setRoom(document.querySelector<HTMLElement>(areTwo ? "[data-bar-room]" : "[data-bar-room=title]"));
  }, [areTwo]);
  return room;
}

/**
 * The pages that lie open at a verse: those before stay until these are loaded, or are known not to come (`isMissing`).
 * `setTurned` opens another page before the address names its verse; it counts while the address is still one that it
 * was turned from: the shown one, or that of the turn before, which may come late.
 */
function useOpenPages(place: VerseReference, areTwo: boolean, sent: ShownPage | null) {
  "use memo";
  const key = verseKey(place);
  const [ahead, setTurned] = useState<{
    readonly from: readonly (string | undefined)[];
    readonly page: number;
  }>();
  const isAhead = ahead?.from.includes(key) ?? false;
  if (ahead && !isAhead) setTurned(undefined);
  const [first] = useState(() => sent && { key, page: sent.page });
  const found = useAsync("structure", loadStructure);
  const known = first?.key === key ? first.page : undefined;
  const addressed = found.value ? findPart(found.value.page, verseNumber(place) ?? 1) : (known ?? 1);
  const page = ahead && isAhead ? ahead.page : addressed;
  const isKnown = found.value !== undefined || known !== undefined;
  const pages = pagesBeside(page, areTwo);
  const loaded = useAsync(isKnown ? pages.join() : undefined, (signal) => openPages(pages, signal));
  const atOnce = loaded.value ?? arrivedPages(pages);
  const shown = atOnce ?? (sent?.page === page ? [sent] : (loaded.latest ?? []));
  const isShown = shown.some((each) => each.page === page);
  // Until it has come: a page that was left is not shown in its place meanwhile.
  const hasFailed = [found, loaded].some((each) => each.hasFailed || each.isRetrying);
  const retry = found.hasFailed ? found.retry : loaded.retry;
  return { shown, page, isShown, hasFailed, isMissing: hasFailed && !isShown, retry, setTurned };
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
