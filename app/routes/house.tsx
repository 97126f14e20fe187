import { useEffect } from "react";
import { Listening } from "#app/features/listening/listening.tsx";
import { SiteFoot } from "#app/features/site-foot/site-foot.tsx";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { LoadFailed } from "#app/shell/load-failed.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { navigation } from "./navigation.ts";
import type { OpenPage } from "./open-page.ts";
import { useOpenPage } from "./use-open-page.ts";

type HouseProps = { readonly first: OpenPage; readonly onLanguageChosen: () => void };

/** The shell with the page of the current address in it. */
export function House({ first, onLanguageChosen }: HouseProps) {
  const { open, isOpening, failure, retry, showIn } = useOpenPage(first);
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
        foot={<SiteFoot />}
        onLanguage={(language) => {
          onLanguageChosen();
          showIn(language);
        }}
      >
        {failure ? <LoadFailed onRetry={retry} /> : open.page.view(open.data)}
      </Shell>
    </MessagesProvider>
  );
}
