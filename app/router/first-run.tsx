import { useEffect, useState } from "react";
import { storedFirstRun } from "#app/storage/first-run.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Language } from "#domain/language.ts";

const LazyFirstRun = lazyComponent(() => import("./first-run-part.tsx").then((part) => part.FirstRunPart));

/** Milliseconds without scrolling after the first scroll: the person has seen home and does nothing else. */
const askDelay = 2000;

const isHome = () =>
  location.pathname === "/" && location.hash === "" && !/[?&](?!lang=)/.test(location.search);

/** Whether something else is open or asked already: one thing at a time. */
const isScreenBusy = () => document.querySelector("dialog[open], [data-language-offer]") !== null;

/**
 * Asks the questions of the first visit, once: on home, after the person has looked around (scrolled and come to rest)
 * and has not pressed or typed anything. Whoever does something is not interrupted, and is asked on another visit.
 */
export function FirstRun({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    // Whoever pressed or typed something already is at work: the questions wait for another visit.
    if (storedFirstRun.read() === "done" || !isHome() || "used" in document.documentElement.dataset) return;
    const over = new AbortController();
    const { signal } = over;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      over.abort();
      if (isHome() && !isScreenBusy())
        LazyFirstRun.ready().then(
          () => setIsOpen(true),
          () => undefined,
        );
    };
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(ask, askDelay);
    };
    const stop = () => {
      clearTimeout(rest);
      over.abort();
    };
    // Scrolled before this code came.
    if (scrollY > 0) onScroll();
    addEventListener("scroll", onScroll, { passive: true, signal });
    for (const act of ["click", "keydown", "popstate"])
      addEventListener(act, stop, { capture: true, signal });
    return stop;
  }, []);
  if (isOpen === undefined) return null;
  return <LazyFirstRun isOpen={isOpen} onClose={() => setIsOpen(false)} onLanguage={onLanguage} />;
}
