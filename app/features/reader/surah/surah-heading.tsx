"use no memo";

import type { ReactNode } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Verification } from "#app/features/reader/reading/verification.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { basmala } from "#content/quran/index.ts";
import { VerifiedMark } from "./verified-mark.tsx";

/** Surahs above which the basmala does not stand: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

type SurahHeadingProps = {
  readonly reading: Reading;
  readonly isLoading: boolean;
  readonly verification: Verification;
  /** What can be done with the surah, beside its name. */
  readonly action?: ReactNode;
  /** Name and deeds alone, where pages bring their own. */
  readonly isBrief?: boolean;
};

/** Name, place of revelation and length of a surah, and the basmala above its verses. */
export function SurahHeading({
  reading,
  isLoading,
  verification,
  action,
  isBrief = false,
}: SurahHeadingProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, name } = reading;
  return (
    <header className={`text-center ${isBrief ? "pt-6" : "py-8"}`} aria-busy={isLoading}>
      {!isBrief && (
        <p lang="ar" dir="rtl" className="quran pb-6 text-5xl text-gold leading-[1.8]!">
          {surah.arabicName}
        </p>
      )}
      <h1
        tabIndex={-1}
        className={`font-display text-2xl outline-none ${language === "ar" && !isBrief ? "sr-only" : ""}`}
      >
        {text("surahName", { name: name.name })}
      </h1>
      <p className="mt-1 text-ink-soft text-sm">
        {[name.meaning, text(surah.revelation), text("verses", { count: surah.ayahs })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-1 sm:gap-2 print:hidden">
        {/* On a phone a line of its own: what comes after it down a slow line moves it nowhere. */}
        <div className="flex justify-center max-sm:w-full">
          <VerifiedMark reading={reading} verification={verification} />
        </div>
        {action}
      </div>
      {!isBrief && !withoutBasmala.includes(surah.number) && (
        <p lang="ar" dir="rtl" className="quran mt-6 text-3xl">
          {basmala}
        </p>
      )}
    </header>
  );
}
