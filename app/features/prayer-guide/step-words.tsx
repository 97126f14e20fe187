import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { directionOf } from "#domain/language.ts";
import { type PrayerStep, type SpokenText, wordsOf } from "#domain/prayer-guide/prayer-flow.ts";
import type { GuideData } from "./guide-data.ts";

type StepWordsProps = {
  readonly guide: GuideData;
  readonly step: PrayerStep;
  /** Larger text, to be read from the floor. */
  readonly isLarge?: boolean;
};

type Shown = {
  readonly name?: string;
  readonly sound: string | undefined;
  readonly meaning: string | undefined;
};

function shownOf(guide: GuideData, said: SpokenText): Shown | undefined {
  if ("key" in said) {
    const words = guide.words.find(({ id }) => id === said.key);
    return words && { sound: words.transliteration, meaning: words.translation };
  }
  const surah = guide.surahs.find((one) => one.surah === said.surah);
  return surah && { name: surah.name, sound: surah.transliteration, meaning: surah.translation };
}

/** What is said in a step: the Arabic, its transliteration and its translation. */
export function StepWords({ guide, step, isLarge = false }: StepWordsProps) {
  const text = useMessages("praying");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language);
  const size = isLarge ? "text-3xl sm:text-4xl" : "text-2xl";
  return wordsOf(step).map((said) => {
    const shown = shownOf(guide, said);
    if (!shown) return null;
    return (
      <div key={"key" in said ? said.key : said.surah} data-said="" className="grid gap-2">
        {shown.name && <p className="text-ink-soft text-sm">{shown.name}</p>}
        {"key" in said ? (
          <p lang="ar" dir="rtl" className={`text-pretty font-naskh leading-[2.1]! ${size}`}>
            {guide.words.find(({ id }) => id === said.key)?.arabic}
          </p>
        ) : (
          <SurahVerses guide={guide} surah={said.surah} size={size} />
        )}
        {said.times === 3 && <p className="text-ink-soft text-sm">{text("thrice")}</p>}
        {hasLatin && shown.sound && (
          <p lang="ar-Latn" dir="ltr" className="max-w-[65ch] font-sans text-ink-soft italic">
            {shown.sound}
          </p>
        )}
        {shown.meaning && (
          <p lang={language} dir={directionOf(language)} className="max-w-[65ch] text-pretty">
            {shown.meaning}
          </p>
        )}
      </div>
    );
  });
}

function SurahVerses(props: { readonly guide: GuideData; readonly surah: number; readonly size: string }) {
  const found = props.guide.surahs.find(({ surah }) => surah === props.surah);
  if (!found) return null;
  return (
    <div lang="ar" dir="rtl" className={`quran text-pretty ${props.size}`}>
      {found.basmala && <p className="quran">{found.basmala}</p>}
      <p className="quran">
        {found.verses.map((verse, at) => (
          <span key={verse} className="quran">
            <QuranText text={verse} />
            <span className="quran text-gold">{` \u06dd${formatNumber(at + 1, "ar")} `}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
