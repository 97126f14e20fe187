import { useEffect } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { isLanguage, type Language, languages } from "#domain/language.ts";
import { type OpenPage, openPage } from "./open-page.ts";

type Prepared = { readonly key: string; readonly opened: Promise<OpenPage> };

let prepared: Prepared | undefined;

const keyOf = (address: string, language: Language) => `${language} ${address}${location.search}`;

const load = (address: string, language: Language) =>
  openPage(address, {
    search: new URLSearchParams(location.search),
    language,
    read: readPublished,
    extent: "whole",
  });

/** Opens a page, or uses the one prepared for this address and language. */
export function openPrepared(address: string, language: Language): Promise<OpenPage> {
  const known = prepared?.key === keyOf(address, language) ? prepared.opened : undefined;
  prepared = undefined;
  return known ? known.catch(() => load(address, language)) : load(address, language);
}

/** The language that an element leads to, where it is one of the links to this page in other languages. */
function languageOf(target: EventTarget | null): Language | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  return link && isLanguage(link.hreflang) ? link.hreflang : undefined;
}

/**
 * Opens the page in another language as soon as a link to it is touched, pointed at or focused. The code that loads
 * what is on the page is not there when the server sent it: it comes when the list of languages opens, with each
 * language's list of message files (under 1 KB).
 */
export function usePreparedLanguage(address: string, shown: Language): void {
  useEffect(() => {
    const over = new AbortController();
    const prepare = ({ target }: Event) => {
      const language = languageOf(target);
      if (!language || language === shown) return;
      const key = keyOf(address, language);
      if (prepared?.key === key) return;
      const opened = load(address, language);
      prepared = { key, opened };
      opened.catch(() => {
        if (prepared?.opened === opened) prepared = undefined;
      });
    };
    const warm = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !languageOf(target.querySelector("a")))
        return;
      const lists = languages.map((language) => loadMessages(language, []));
      Promise.all([load(address, shown), ...lists]).catch(() => undefined);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, prepare, { passive: true, signal: over.signal });
    document.addEventListener("toggle", warm, { capture: true, signal: over.signal });
    return () => over.abort();
  }, [address, shown]);
}
