import { useEffect, useMemo } from "react";
import { Router } from "wouter";
import { Listening } from "#app/features/listening/listening.tsx";
import { nearOrActed } from "#app/hydration/near-or-acted.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { LoadFailed } from "#app/shell/load-failed.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { later } from "#app/ui/later.tsx";
import type { Language } from "#domain/language.ts";
import { navigation } from "./navigation.ts";
import type { OpenPage } from "./open-page.ts";
import { ownSearchHook } from "./own-search.ts";
import { useFootWays } from "./use-foot-ways.ts";
import { useOpenPage } from "./use-open-page.ts";

const footId = "foot";

/** Stands in the page as the server drew it, and takes its code when it comes near. */
export const LaterFoot = later(() =>
  nearOrActed(footId)
    .then(() => import("./foot.tsx"))
    .then(
      ({ Foot }) => Foot,
      (error: unknown) => {
        if (import.meta.env.SSR) throw error;
        // The foot stays as the server drew it and its links lead on: the page must not go with it.
        return new Promise<never>(() => undefined);
      },
    ),
);

type HouseProps = { readonly first: OpenPage; readonly onLanguageChosen: (language: Language) => void };

/** The shell with the page of the current address in it. */
export function House({ first, onLanguageChosen }: HouseProps) {
  useFootWays(footId);
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
        foot={
          <div id={footId}>
            <LaterFoot />
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
