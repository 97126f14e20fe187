import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { Turn } from "./turn.ts";

type WordTurn = { readonly turn: Extract<Turn, { role: "bot" }>; readonly word: string };

const verseAddress = (key: string) => {
  const [surah, ayah] = key.split(":");
  return `/digital-quran?surah=${surah}&verse=${ayah}`;
};

/** In how many verses a word stands, or words of its likely root, with the first of them. */
export function WordCount({ turn, word, by }: WordTurn & { readonly by: "word" | "root" }) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { verses, first, itself } = turn.occurrences ?? { verses: 0, first: [] };
  const counted = { word, count: verses, number: formatNumber(verses, language) };
  return (
    <>
      <p>{text(by === "root" ? "rootOccurrences" : "occurrences", counted)}</p>
      {itself !== undefined && verses > 0 && (
        <p className="text-ink-soft text-sm">
          {text("itself", { count: itself, number: formatNumber(itself, language) })}
        </p>
      )}
      {by === "root" && <p className="text-ink-soft text-sm">{text("rootNote")}</p>}
      <ul className="flex flex-wrap gap-2">
        {first.map((key) => (
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

/** What a word means where it stands: our meaning, then the renderings of the word-by-word edition. */
export function WordMeaning({ turn, word }: WordTurn) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { glosses, own } = turn.meaning ?? { glosses: [] };
  if (glosses.length === 0)
    return <p>{text("occurrences", { word, count: 0, number: formatNumber(0, language) })}</p>;
  return (
    <>
      <p>{own ? text("wordMeans", { word, meaning: own }) : text("wordStands", { word })}</p>
      <ul className="grid gap-2">
        {glosses.map(({ arabic, gloss, transliteration, verse }) => (
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
