import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { basmala } from "#content/quran/index.ts";
import type { Reading } from "./reading.ts";

/** Surahs above which the basmala does not stand: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

/** Name, place of revelation and length of a surah, and the basmala above its verses. */
export function SurahHeading({
  reading,
  isLoading,
}: {
  readonly reading: Reading;
  readonly isLoading: boolean;
}) {
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, name } = reading;
  return (
    <header className="py-8 text-center" aria-busy={isLoading}>
      <p lang="ar" dir="rtl" className="quran text-5xl text-gold leading-[1.8]!">
        {surah.arabicName}
      </p>
      <h1
        tabIndex={-1}
        className={`font-display text-2xl outline-none ${language === "ar" ? "sr-only" : ""}`}
      >
        {text("surahName", { name: name.name })}
      </h1>
      <p className="mt-1 text-ink-soft text-sm">
        {[name.meaning, text(surah.revelation), text("verses", { count: surah.ayahs })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {!withoutBasmala.includes(surah.number) && (
        <p lang="ar" dir="rtl" className="quran mt-6 text-3xl">
          {basmala}
        </p>
      )}
    </header>
  );
}
