import { X } from "lucide-react";
import { savedLanguage, setLanguageCookie } from "#app/storage/saved-language.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { directionOf, type Language } from "#domain/language.ts";

/** The offer appears before that language's messages are loaded, so its texts are defined here. */
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

type LanguageOfferPanelProps = {
  readonly offered: Language;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** The offer itself, in the language offered: over the header, where it covers nothing that one came for. */
export function LanguageOfferPanel({ offered, onAccept, onClose }: LanguageOfferPanelProps) {
  const accept = () => {
    savedLanguage.write(offered);
    setLanguageCookie(offered);
    onAccept();
  };
  return (
    <aside
      lang={offered}
      dir={directionOf(offered)}
      data-language-offer=""
      aria-label={words[offered].offer}
      className="fixed inset-x-0 top-0 z-50 border-line border-b bg-raised print:hidden"
    >
      <div className="page-width flex h-(--header-height) items-center gap-3 in-[:has([data-reader-bar])]:h-12">
        <p className="grow max-md:hidden">{words[offered].offer}</p>
        <Button onClick={accept} className="min-w-0 leading-tight max-md:grow">
          {words[offered].accept}
        </Button>
        <IconButton label={words[offered].decline} onClick={onClose} className="-me-3">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </aside>
  );
}
