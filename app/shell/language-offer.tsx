import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { savedLanguage, tellServer } from "#app/platform/saved-language.ts";
import { storedValue } from "#app/platform/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { directionOf, type Language, preferredLanguage } from "#domain/language.ts";

/** The offer is made before that language's words are loaded, so these few stand here. */
const words = {
  en: { offer: "Riwaq is also in English.", accept: "Continue in English", decline: "No, thank you" },
  ar: { offer: "رواق متاح أيضًا بالعربية.", accept: "المتابعة بالعربية", decline: "لا، شكرًا" },
  fr: { offer: "Riwaq existe aussi en français.", accept: "Continuer en français", decline: "Non merci" },
  ur: { offer: "رواق اردو میں بھی دستیاب ہے۔", accept: "اردو میں جاری رکھیں", decline: "نہیں، شکریہ" },
  id: {
    offer: "Riwaq juga tersedia dalam bahasa Indonesia.",
    accept: "Lanjutkan dalam bahasa Indonesia",
    decline: "Tidak, terima kasih",
  },
  tr: { offer: "Riwaq Türkçe olarak da var.", accept: "Türkçe devam et", decline: "Hayır, teşekkürler" },
} as const satisfies Record<Language, Record<string, string>>;

const wasOffered = storedValue<boolean>(
  "languageOffered",
  { parse: (text) => text === "true", print: String },
  false,
);

/** Offers a first visitor, once and without moving the page, the language the browser prefers. */
export function LanguageOffer({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const shown = useLanguage();
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    if (savedLanguage.read() !== undefined || wasOffered.read()) return;
    const preferred = preferredLanguage(navigator.languages);
    if (preferred && preferred !== shown) setOffered(preferred);
  }, [shown]);

  if (!offered || offered === shown) return null;
  const close = () => {
    wasOffered.write(true);
    setOffered(undefined);
  };
  const accept = () => {
    savedLanguage.write(offered);
    tellServer(offered);
    close();
    onLanguage(offered);
  };
  return (
    <aside
      lang={offered}
      dir={directionOf(offered)}
      aria-label={words[offered].offer}
      className="panel fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 p-4 shadow-panel lg:bottom-6 print:hidden"
    >
      <p className="grow">{words[offered].offer}</p>
      <Button look="primary" onClick={accept}>
        {words[offered].accept}
      </Button>
      <Button look="bare" onClick={close}>
        {words[offered].decline}
      </Button>
    </aside>
  );
}
