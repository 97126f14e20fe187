import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import type { Language } from "#domain/language.ts";
import type { AccountView } from "./account/account-view.ts";
import { Header } from "./header.tsx";
import type { Navigation } from "./navigation.ts";

const FullMenu = lazyComponent(() => import("./full-menu.tsx").then((menu) => menu.FullMenu));

/** The search of everything, as the router composes it. */
export type SearchPart = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }> & {
  readonly ready: () => Promise<void>;
};

type HeaderAndMenusProps = {
  readonly navigation: Navigation;
  readonly current: string;
  readonly search: SearchPart;
  readonly onLanguage: (language: Language) => void;
  readonly onAccount: (view: AccountView) => void;
};

/** The header with what it opens: the menu and the search, each loaded with its first opening. */
export function HeaderAndMenus(props: HeaderAndMenusProps) {
  const { navigation, current, search: Search, onLanguage, onAccount } = props;
  const text = useMessages("shell");
  const failure = { description: text("loadFailedTitle"), variant: "destructive" } as const;
  const menu = useOpenedPart(FullMenu, failure);
  const search = useOpenedPart(Search, failure);
  const openByKeys = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isAsked || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) void search.open();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => openByKeys(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <Header
        areas={navigation.areas}
        current={current}
        onMenu={menu.open}
        onSearch={search.open}
        onLanguage={onLanguage}
        onAccount={onAccount}
      />
      {menu.isOpen !== undefined && (
        <FullMenu
          navigation={navigation}
          current={current}
          isOpen={menu.isOpen}
          onClose={menu.close}
          onSearch={search.open}
          onLanguage={onLanguage}
          onAccount={onAccount}
        />
      )}
      {search.isOpen !== undefined && <Search isOpen={search.isOpen} onClose={search.close} />}
    </>
  );
}
