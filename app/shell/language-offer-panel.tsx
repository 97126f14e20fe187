import { savedLanguage, setLanguageCookie } from "#app/storage/saved-language.ts";
import { Button } from "#app/ui/button.tsx";
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

/** The offer itself, in the language offered. */
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
      aria-label={words[offered].offer}
      className="panel fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 p-4 shadow-panel lg:bottom-6 print:hidden"
    >
      <p className="grow">{words[offered].offer}</p>
      <Button look="primary" onClick={accept}>
        {words[offered].accept}
      </Button>
      <Button look="bare" onClick={onClose}>
        {words[offered].decline}
      </Button>
    </aside>
  );
}
