import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { directionOf } from "#domain/language.ts";
import type { AthkarSet, ShownDhikr } from "./athkar-set.ts";
import { dhikrSize } from "./dhikr-size.ts";
import { DhikrSource } from "./dhikr-source.tsx";
import { QuranPassage } from "./quran-passage.tsx";

type DhikrWordsProps = { readonly dhikr: ShownDhikr; readonly edition: AthkarSet["edition"] };

/** The words of one remembrance, their meaning, what is narrated of it, and where it stands. */
export function DhikrWords({ dhikr, edition }: DhikrWordsProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { passage, arabic, translation, benefit } = dhikr;
  return (
    <div data-dhikr={dhikr.id}>
      {passage ? (
        <QuranPassage passage={passage} edition={edition} />
      ) : (
        <p
          lang="ar"
          dir="rtl"
          className={`text-pretty font-naskh leading-[1.95]! ${dhikrSize(arabic ?? "")}`}
        >
          {arabic}
        </p>
      )}
      {translation && (
        <p
          lang={language}
          dir={directionOf(language)}
          className="mt-5 max-w-[65ch] text-pretty text-[1.0625rem] text-ink-soft"
        >
          {translation}
        </p>
      )}
      <div className="mt-6 border-gold border-s-2 ps-4">
        <h3 className="font-medium text-gold text-sm">{text("benefit")}</h3>
        <p className="max-w-[65ch] text-pretty">{benefit}</p>
      </div>
      <DhikrSource dhikr={dhikr} />
    </div>
  );
}
