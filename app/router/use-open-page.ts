import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { beginRememberingScroll, returnToLeft, stopRememberingScroll } from "#app/browser/scroll-memory.ts";
import { endFirstLayout } from "#app/hydration/first-layout.ts";
import type { Language } from "#domain/language.ts";
import { directionOf } from "#domain/language.ts";
import { type OpenPage, openPage } from "./open-page.ts";
import { pageTitle } from "./page-title.ts";

/**
 * Follows the address: keeps showing the open page while the next one loads, then puts it in its place,
 * with its title, its scroll position and the focus on its heading.
 */
export function useOpenPage(first: OpenPage) {
  "use memo";
  const [address] = useLocation();
  const [open, setOpen] = useState(first);
  const [language, showIn] = useState(first.language);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const isWanted = open.address === address && open.language === language;
  const shown = useRef(open);
  const standing = useRef<OpenPage | undefined>(open);

  // Only when the page is in the document can its heading take the focus; by then the person may be on the way elsewhere.
  useLayoutEffect(() => {
    if (standing.current === open) return;
    const isNewAddress = standing.current?.address !== open.address;
    if (isNewAddress) stopRememberingScroll();
    if (open.address !== address) {
      standing.current = undefined;
      return;
    }
    standing.current = open;
    document.title = pageTitle(open);
    document.documentElement.lang = open.language;
    document.documentElement.dir = directionOf(open.language);
    if (!isNewAddress) return;
    endFirstLayout();
    let isInPlace = false;
    const frame = requestAnimationFrame(() => {
      isInPlace = true;
      putInPlace();
    });
    return () => {
      cancelAnimationFrame(frame);
      // Whoever turned back before it was in its place, and turns again, still gets there.
      if (!isInPlace) standing.current = undefined;
    };
  }, [open, address]);

  useEffect(() => {
    if (shown.current.address === address && shown.current.language === language && attempt === 0) return;
    let isCurrent = true;
    const search = new URLSearchParams(location.search);
    openPage(address, { search, language, read: readPublished, extent: "whole" })
      .then((next) => {
        if (!isCurrent) return;
        shown.current = next;
        setFailure(undefined);
        setOpen(next);
        setAttempt(0);
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        console.warn("page did not load", address, error);
        setFailure(address);
      });
    return () => {
      isCurrent = false;
    };
  }, [address, language, attempt]);

  return {
    open,
    isOpening: !isWanted && failure === undefined,
    failure: failure === address ? failure : undefined,
    retry: () => setAttempt((count) => count + 1),
    showIn: (next: Language) => showIn(next),
  };
}

/** Brings the page that now stands to where it was left or is asked for, and its heading to those who listen. */
function putInPlace(): void {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else if (!returnToLeft()) scrollTo(0, 0);
  beginRememberingScroll();
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
