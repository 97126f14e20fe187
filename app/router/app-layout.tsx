import { useEffect, useMemo } from "react";
import { Router, useLocation } from "wouter";
import { Listening } from "#app/features/listening/listening.tsx";
import { whenNearOrUsed } from "#app/hydration/when-near-or-used.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { entryOf } from "#app/pages/route-table.ts";
import { LoadFailed } from "#app/shell/load-failed.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import type { Language } from "#domain/language.ts";
import { navigation } from "./navigation.ts";
import type { OpenPage } from "./open-page.ts";
import { ownSearchHook } from "./own-search.ts";
import { useOpenPage } from "./use-open-page.ts";

const footerId = "foot";

/** Server-rendered; its code is loaded when it comes near the screen. */
export const LazyFooter = lazyComponent(() =>
  whenNearOrUsed(footerId)
    .then(() => import("./app-footer.tsx"))
    .then(
      ({ AppFooter }) => AppFooter,
      (error: unknown) => {
        if (import.meta.env.SSR) throw error;
        // The footer stays as server-rendered, with working links: the page must not fail with it.
        return new Promise<never>(() => undefined);
      },
    ),
);

const LateParts = lazyComponent(() => import("./late-parts.tsx").then((file) => file.LateParts));

const LazySearch = lazyComponent(() => import("./search-part.tsx").then((part) => part.SearchPart));

type AppLayoutProps = { readonly first: OpenPage; readonly onLanguageChosen: (language: Language) => void };

/** The shell with the page of the current address in it. */
export function AppLayout({ first, onLanguageChosen }: AppLayoutProps) {
  "use memo";
  useFooterLinks(footerId);
  const { open, isOpening, failure, retry, showIn } = useOpenPage(first);
  const searchHook = useMemo(() => ownSearchHook(open.address), [open.address]);
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
  }, []);
  const hasLateParts = useSettledPart(LateParts);
  const changeLanguage = (language: Language) => {
    onLanguageChosen(language);
    showIn(language);
  };
  return (
    <MessagesProvider language={open.language} messages={open.messages}>
      <Shell
        navigation={navigation}
        current={failure ?? open.address}
        isOpening={isOpening}
        search={LazySearch}
        listening={
          <>
            <Listening />
            {hasLateParts && <LateParts isHome={open.address === "/"} onLanguage={changeLanguage} />}
          </>
        }
        footer={
          <div id={footerId}>
            <LazyFooter />
          </div>
        }
        onLanguage={changeLanguage}
      >
        {failure ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <Router searchHook={searchHook}>{open.page.view(open.data)}</Router>
        )}
      </Shell>
    </MessagesProvider>
  );
}

/** The footer's links navigate without a reload also before the footer is hydrated. */
function useFooterLinks(footerId: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = target?.closest<HTMLAnchorElement>(`#${footerId} a[href]`);
      if (!isPlainPress(event) || !link || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || !entryOf(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      navigate(link.pathname);
    };
    // In the capture phase: React stops clicks on parts that are not hydrated yet.
    document.addEventListener("click", lead, { capture: true });
    return () => document.removeEventListener("click", lead, { capture: true });
  }, [footerId, navigate]);
}
