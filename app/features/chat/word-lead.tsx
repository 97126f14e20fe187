import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { countText } from "./count-text.ts";
import type { Turn } from "./turn.ts";

type WordTurn = { readonly turn: Extract<Turn, { role: "bot" }>; readonly word: string };

const verseAddress = (key: string) => {
  const [surah, ayah] = key.split(":");
  return `/digital-quran?surah=${surah}&verse=${ayah}`;
};

/** How often a counted word stands in the Quran and where first; of any other word no figure is given. */
export function WordCount({ turn, word }: WordTurn) {
  const text = useMessages("answers");
  const language = useLanguage();
  const { count } = turn;
  if (!count) return <p>{text("count.none", { word })}</p>;
  const [first, ...others] = countText(count, text, language);
  return (
    <>
      <p>{first}</p>
      {others.map((line) => (
        <p key={line} className="text-ink-soft text-sm">
          {line}
        </p>
      ))}
      <p>{text("count.first", { count: count.first.length })}</p>
      <ul className="flex flex-wrap gap-2">
        {count.first.map((key) => (
          <li key={key}>
            <Link
              href={verseAddress(key)}
              className="inline-flex min-h-11 items-center rounded-control border border-line px-3 hover:border-green"
            >
              {printedNumber(key, language)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a word means where it stands: our meaning, then, to who reads English, the word-by-word edition's renderings. */
export function WordMeaning({ turn, word }: WordTurn) {
  const text = useMessages("chat");
  const answers = useMessages("answers");
  const language = useLanguage();
  const { glosses, own, isEnglish } = turn.meaning ?? { glosses: [] };
  // Answers of earlier versions carry English renderings in every language.
  const shown = isEnglish === true || (isEnglish === undefined && language === "en") ? glosses : [];
  if (shown.length === 0)
    return <p>{own ? answers("meaning.own", { word, meaning: own }) : answers("meaning.none", { word })}</p>;
  return (
    <>
      <p>{own ? text("wordMeans", { word, meaning: own }) : text("wordStands", { word })}</p>
      <ul className="grid gap-2">
        {shown.map(({ arabic, gloss, transliteration, verse }) => (
          <li key={gloss} className="panel flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span lang="ar" dir="rtl" className="quran text-[1.375rem]">
              <QuranText text={arabic} />
            </span>
            <span lang="en" dir="ltr" className="grow">
              {gloss} <span className="text-ink-soft text-sm">{transliteration}</span>
            </span>
            <Link
              href={verseAddress(verse)}
              className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
            >
              {printedNumber(verse, language)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{text("glossNote")}</p>
    </>
  );
}
