import { useState } from "react";
import { Router } from "wouter";
import { saveScroll } from "#app/browser/scroll-memory.ts";
import { entryOf } from "#app/pages/route-table.ts";
import { resumedAddress } from "#app/storage/last-read.ts";
import { sheetState, whenSheetsAreClosed } from "#app/ui/modal-history.ts";
import type { Language } from "#domain/language.ts";
import { AppLayout } from "./app-layout.tsx";
import type { OpenPage } from "./open-page.ts";

type AppProps = {
  readonly first: OpenPage;
  /** The address asked for, while the server renders. */
  readonly asked?: { readonly path: string; readonly search: string };
  /** Set when the address itself names the language: links carry it on. */
  readonly addressLanguage?: Language | undefined;
  readonly onLanguageChosen?: (language: Language) => void;
};

/** The app around one open page. */
export function App({ first, asked, addressLanguage, onLanguageChosen }: AppProps) {
  const [named, setNamed] = useState(addressLanguage);
  const carried = (href: string) => (named ? withLanguage(href, named) : href);
  return (
    <Router
      {...(asked ? { ssrPath: asked.path, ssrSearch: asked.search } : {})}
      hrefs={carried}
      aroundNav={(navigate, to, options) => {
        // Leaving right after scrolling happens before a busy device fires `scrollend`.
        saveScroll();
        const resumed = resumedAddress(to, location.href);
        const way = carried(resumed ?? to);
        // A reader that is already open needs no notice that it continues.
        const { pathname } = new URL(way, location.href);
        const isOpened = resumed !== undefined && pathname !== location.pathname;
        whenSheetsAreClosed(() => {
          // From inside a sheet its entry is taken, so that one step back leads to the page below it.
          const sheet = sheetState();
          const stays = options?.replace === true && pathname === location.pathname;
          const replace = options?.replace === true || sheet !== undefined;
          const state = { ...options?.state, ...(isOpened && { isResumed: true }), ...(stays && sheet) };
          const next =
            Object.keys(state).length > 0 ? { ...options, replace, state } : { ...options, replace };
          if (!leavesDocument(to)) navigate(way, next);
          else if (replace) location.replace(way);
          else location.assign(way);
        });
      }}
    >
      <AppLayout
        first={first}
        onLanguageChosen={(language) => {
          setNamed(undefined);
          onLanguageChosen?.(language);
        }}
      />
    </Router>
  );
}

/** True where the target page has another content security policy than this one. */
function leavesDocument(to: string): boolean {
  const isOwn = (address: string) => entryOf(address)?.isOwnDocument === true;
  return isOwn(new URL(to, location.href).pathname) !== isOwn(location.pathname);
}

function withLanguage(href: string, language: Language): string {
  const [way = "", ...part] = href.split("#");
  const [path, search] = way.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set("lang", language);
  return [`${path}?${parameters}`, ...part].join("#");
}
