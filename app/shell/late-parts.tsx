import { useEffect, useState } from "react";
import { onNewVersion } from "#app/offline/new-version.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Language } from "#domain/language.ts";
import { AccountTrigger } from "./account/account-trigger.tsx";
import type { AccountView } from "./account/account-view.ts";
import { LanguageOffer } from "./language-offer.tsx";

export type LatePartsProps = {
  readonly account: AccountView | undefined;
  readonly onAccount: (view: AccountView | undefined) => void;
  readonly onLanguage: (language: Language) => void;
};

/** What no first screen needs: the offers of a language and of a new version, the account's dialogs and its sync. */
export function LateParts({ account, onAccount, onLanguage }: LatePartsProps) {
  return (
    <>
      <LanguageOffer onLanguage={onLanguage} />
      <NewVersionNotice />
      <AccountTrigger view={account} onView={onAccount} />
    </>
  );
}

const Away = () => null;

const Panel = lazyComponent(() =>
  import("./new-version-panel.tsx").then(
    (panel) => panel.NewVersionPanel,
    () => Away,
  ),
);

/** Offers a new version once it is ready; if ignored, it activates on the next visit. */
function NewVersionNotice() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => onNewVersion(() => setIsReady(true)), []);
  if (!isReady) return null;
  return <Panel onLater={() => setIsReady(false)} />;
}
