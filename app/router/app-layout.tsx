import { useEffect, useMemo } from "react";
import { Router } from "wouter";
import { Listening } from "#app/features/listening/listening.tsx";
import { nearOrActed } from "#app/hydration/near-or-acted.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { LoadFailed } from "#app/shell/load-failed.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Language } from "#domain/language.ts";
import { navigation } from "./navigation.ts";
import type { OpenPage } from "./open-page.ts";
import { ownSearchHook } from "./own-search.ts";
import { useFooterLinks } from "./use-footer-links.ts";
import { useOpenPage } from "./use-open-page.ts";

const footerId = "foot";

/** Server-rendered; its code is loaded when it comes near the screen. */
export const LazyFooter = lazyComponent(() =>
  nearOrActed(footerId)
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
  return (
    <MessagesProvider language={open.language} messages={open.messages}>
      <Shell
        navigation={navigation}
        current={failure ?? open.address}
        isOpening={isOpening}
        listening={<Listening />}
        footer={
          <div id={footerId}>
            <LazyFooter />
          </div>
        }
        onLanguage={(language) => {
          onLanguageChosen(language);
          showIn(language);
        }}
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
