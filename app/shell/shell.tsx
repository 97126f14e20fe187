import { type ReactNode, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { onStorageFailure } from "#app/storage/user-data/storage-failure.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isLanguage, type Language, nativeLanguageName } from "#domain/language.ts";
import { AccountTrigger } from "./account/account-trigger.tsx";
import type { AccountView } from "./account/account-view.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import type { Navigation } from "./navigation.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { Toasts } from "./toasts.tsx";

const FullMenu = lazyComponent(() => import("./full-menu.tsx").then((menu) => menu.FullMenu));

/** Shown when the address requests a language that is not supported. */
function UnknownLanguage() {
  const text = useMessages("shell");
  const language = useLanguage();
  const requested = new URLSearchParams(useSearch()).get("lang");
  if (requested === null || isLanguage(requested)) return null;
  return (
    <p role="status" className="mx-auto max-w-6xl px-4 pt-4 text-gold sm:px-6">
      {text("unknownLanguage", { language: nativeLanguageName[language] })}
    </p>
  );
}

/** Reports, once per visit, that this browser cannot store anything. */
function StorageFailureNotice() {
  const text = useMessages("shell");
  const showToast = useToast();
  useEffect(() => onStorageFailure(() => showToast({ description: text("cannotKeep") })), [showToast, text]);
  return null;
}

type ShellProps = {
  readonly navigation: Navigation;
  /** The address being shown. */
  readonly current: string;
  readonly isOpening: boolean;
  readonly onLanguage: (language: Language) => void;
  /** The player bar, which stays from page to page. */
  readonly listening: ReactNode;
  /** The footer of every page. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** Header, menus, footer and toasts around a page. */
export function Shell({
  navigation,
  current,
  isOpening,
  onLanguage,
  listening,
  footer,
  children,
}: ShellProps) {
  const text = useMessages("shell");
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  // Without a network a press opens nothing; the next one tries again.
  const openMenu = () =>
    FullMenu.ready().then(
      () => setIsMenuOpen(true),
      () => console.warn("the menu could not be fetched"),
    );
  const [account, setAccount] = useState<AccountView>();
  return (
    <Toasts>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-green p-3 text-on-green focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {text("skipToContent")}
      </a>
      <Header
        links={navigation.header}
        current={current}
        onMenu={openMenu}
        onLanguage={onLanguage}
        onAccount={setAccount}
      />
      {isMenuOpen !== undefined && (
        <FullMenu
          links={navigation.header}
          current={current}
          isOpen={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
      <div role="status" className="sr-only">
        {isOpening && text("loading")}
      </div>
      {isOpening && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-gold" />
      )}
      <UnknownLanguage />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[70dvh] w-full max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <ErrorBoundary
          key={current}
          title={text("crashTitle")}
          description={text("crashText")}
          action={text("reload")}
        >
          {children}
        </ErrorBoundary>
      </main>
      {footer}
      {listening}
      <BottomBar links={navigation.bottom} current={current} />
      <LanguageOffer onLanguage={onLanguage} />
      <NewVersionNotice />
      <StorageFailureNotice />
      <AccountTrigger view={account} onView={setAccount} />
    </Toasts>
  );
}
