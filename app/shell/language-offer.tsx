import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { savedLanguage } from "#app/storage/saved-language.ts";
import { storedValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { type Language, preferredLanguage } from "#domain/language.ts";

const Away = () => null;

const Panel = lazyComponent(() =>
  import("./language-offer-panel.tsx").then(
    (panel) => panel.LanguageOfferPanel,
    () => Away,
  ),
);

const wasOffered = storedValue<boolean>(
  "languageOffered",
  { parse: (text) => text === "true", print: String },
  false,
);

/** Delay before the offer, in milliseconds, so that the page has settled. */
const offerDelay = 1500;

/** Offers a first visitor, once and without moving the page, the language the browser prefers. */
export function LanguageOffer({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const shown = useLanguage();
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    if (savedLanguage.read() !== undefined || wasOffered.read()) return;
    const preferred = preferredLanguage(navigator.languages);
    if (!preferred || preferred === shown) return;
    const rest = setTimeout(() => {
      // One thing at a time.
      if (!document.querySelector("dialog[open]")) setOffered(preferred);
    }, offerDelay);
    return () => clearTimeout(rest);
  }, [shown]);

  if (!offered || offered === shown) return null;
  const close = () => {
    wasOffered.write(true);
    setOffered(undefined);
  };
  return (
    <Panel
      offered={offered}
      onClose={close}
      onAccept={() => {
        close();
        onLanguage(offered);
      }}
    />
  );
}
