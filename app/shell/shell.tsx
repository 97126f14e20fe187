import { type ReactNode, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useSettled } from "#app/hydration/use-settled.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { onStorageFailure } from "#app/storage/user-data/storage-failure.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isLanguage, type Language, nativeLanguageName } from "#domain/language.ts";
import type { AccountView } from "./account/account-view.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HeaderAndMenus, type SearchPart } from "./header-and-menus.tsx";
import type { LatePartsProps } from "./late-parts.tsx";
import type { Navigation } from "./navigation.ts";
import { Toasts } from "./toasts.tsx";

/** In place of the late parts where their code could not be fetched: a press says so. */
function NoLateParts({ account, onAccount }: LatePartsProps) {
  const text = useMessages("shell");
  const showToast = useToast();
  useEffect(() => {
    if (!account) return;
    showToast({ description: text("loadFailedTitle"), variant: "destructive" });
    onAccount(undefined);
  }, [account, onAccount, showToast, text]);
  return null;
}

const LateParts = lazyComponent<LatePartsProps>(() =>
  import("./late-parts.tsx").then(
    (parts) => parts.LateParts,
    () => NoLateParts,
  ),
);

/** Shown when the address requests a language that is not supported. */
function UnknownLanguage() {
  const text = useMessages("shell");
  const language = useLanguage();
  const requested = new URLSearchParams(useSearch()).get("lang");
  if (requested === null || isLanguage(requested)) return null;
  return (
    <p role="status" className="page-width pt-4 text-gold">
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
  /** The search of everything, loaded when it is first opened. */
  readonly search: SearchPart;
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
  search,
  listening,
  footer,
  children,
}: ShellProps) {
  const text = useMessages("shell");
  const [account, setAccount] = useState<AccountView>();
  const isSettled = useSettled();
  return (
    <Toasts>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-green p-3 text-on-green focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {text("skipToContent")}
      </a>
      <HeaderAndMenus
        navigation={navigation}
        current={current}
        search={search}
        onLanguage={onLanguage}
        onAccount={setAccount}
      />
      <div role="status" className="sr-only">
        {isOpening && text("loading")}
      </div>
      {isOpening && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-gold" />
      )}
      <UnknownLanguage />
      <main id="content" tabIndex={-1} className="page-width min-h-[70dvh] py-4 outline-none md:py-10">
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
      <StorageFailureNotice />
      {isSettled && <LateParts account={account} onAccount={setAccount} onLanguage={onLanguage} />}
    </Toasts>
  );
}
