import { useMessages } from "#app/i18n/messages.tsx";
import { basmala, surahs } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { PageVerse } from "./page-verse.tsx";
import type { PageText as Text } from "./use-page-texts.ts";

/** Surahs above which the basmala does not stand: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

type PageTextProps = {
  readonly text: Text;
  readonly current: VerseReference | undefined;
  readonly onOpen: (reference: VerseReference) => void;
};

/** What a page holds of one surah: its name and basmala where it begins, and its verses one after the other. */
export function PageText({ text: { surah, from, to, verses, altered }, current, onOpen }: PageTextProps) {
  const words = useMessages("mushaf");
  const ayahs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div lang="ar" dir="rtl">
      {from === 1 && (
        <>
          <h2 className="quran my-4 rounded-control border border-gold py-1 text-center text-[0.9em] text-gold leading-[2]!">
            {surahs[surah - 1]?.arabicName}
          </h2>
          {!withoutBasmala.includes(surah) && <p className="quran text-center">{basmala}</p>}
        </>
      )}
      <p className="quran text-justify [text-align-last:center]">
        {ayahs.map((ayah) => (
          <PageVerse
            key={ayah}
            reference={{ surah, ayah }}
            arabic={altered.has(ayah) ? undefined : verses[ayah - 1]}
            isCurrent={current?.surah === surah && current.ayah === ayah}
            onOpen={onOpen}
          />
        ))}
      </p>
      {ayahs.some((ayah) => altered.has(ayah)) && (
        <p role="alert" className="rounded-control border border-harm p-3 text-base text-harm">
          {words("alteredOnPage")}
        </p>
      )}
    </div>
  );
}
