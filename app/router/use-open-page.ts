import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { restoreScroll, startSavingScroll, stopSavingScroll } from "#app/browser/scroll-memory.ts";
import { endFirstLayout } from "#app/hydration/first-layout.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import type { Language } from "#domain/language.ts";
import { directionOf } from "#domain/language.ts";
import type { OpenPage } from "./open-page.ts";
import { pageTitle } from "./page-title.ts";
import { openPrepared, usePreparedLanguage } from "./prepared-page.ts";

/**
 * Follows the address: shows the open page while the next one loads, then replaces it, with the title, the scroll
 * position and the focus on the heading.
 */
export function useOpenPage(first: OpenPage) {
  const [address] = useLocation();
  const [language, showIn] = useState(first.language);
  // The shell that opens any address without a network begins with a page of its own.
  const isFirst = first.address === address && first.language === language;
  const { latest, hasFailed, isRetrying, retry } = useAsync(
    `${language} ${address}`,
    () => openPrepared(address, language),
    isFirst ? first : undefined,
  );
  const [begun] = useState(first);
  const open = latest ?? begun;
  const isCurrent = open.address === address && open.language === language;
  const isFailed = hasFailed || isRetrying;
  const placed = useRef<OpenPage | undefined>(open);
  usePreparedLanguage(address, language);

  // Before any part of the page measures itself: measured in the old direction, it would all be laid out twice.
  useInsertionEffect(() => {
    const root = document.documentElement;
    if (root.lang === open.language) return;
    root.lang = open.language;
    root.dir = directionOf(open.language);
  }, [open.language]);

  // What is being read does not move: the face of Urdu that came too late for the first page is for the next.
  useEffect(() => {
    if (open === begun || open.language !== "ur") return;
    import("#app/browser/late-nastaliq.ts")
      .then(({ showLateNastaliq }) => showLateNastaliq())
      .catch(() => undefined);
  }, [open, begun]);

  // Only a page in the document can give its heading the focus; by then the person may have gone on to another address.
  useLayoutEffect(() => {
    if (placed.current === open) return;
    const isNewAddress = placed.current?.address !== open.address;
    if (isNewAddress) stopSavingScroll();
    if (open.address !== address) {
      placed.current = undefined;
      return;
    }
    placed.current = open;
    document.title = pageTitle(open);
    if (!isNewAddress) return;
    endFirstLayout();
    let isInPlace = false;
    const frame = requestAnimationFrame(() => {
      isInPlace = true;
      scrollIntoPlace();
    });
    return () => {
      cancelAnimationFrame(frame);
      // Going back before it was in place, and forward again, puts it in place then.
      if (!isInPlace) placed.current = undefined;
    };
  }, [open, address]);

  return {
    open,
    isOpening: !isCurrent && !isFailed,
    failure: isFailed ? address : undefined,
    retry,
    showIn: showIn as (next: Language) => void,
  };
}

/** Scrolls the page to where it was left or to what its address names, and moves the focus to its heading. */
function scrollIntoPlace(): void {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else if (!restoreScroll()) scrollTo(0, 0);
  startSavingScroll();
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
