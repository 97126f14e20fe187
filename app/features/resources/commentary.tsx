import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses, readWords, surahs } from "#content/quran/index.ts";
import { readSimilar } from "#content/similar-verses/index.ts";
import { publishedTafsirs } from "#content/tafsir/index.ts";
import { directionOf } from "#domain/language.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { ChosenCommentary } from "./chosen-commentary.tsx";
import { useSurahNames } from "./use-surah-names.ts";

type CommentaryProps = {
  readonly verse: VerseReference;
  /** Without the verse and its words: they are shown beside it. */
  readonly isBesideVerse?: boolean;
};

/** The meaning of a verse: the bundled commentary, if the language has one, the words, similar verses and links to more. */
export function Commentary({ verse, isBesideVerse = false }: CommentaryProps) {
  const { surah, ayah } = verse;
  return (
    <div className="grid gap-6" data-commentary={verseKey(verse)}>
      {!isBesideVerse && <VerseText surah={surah} ayah={ayah} />}
      <ChosenCommentary verse={verse} isBesideVerse={isBesideVerse} />
      {!isBesideVerse && <WordMeanings verse={verse} />}
      <SimilarVerses verse={verse} />
      <PublishedLinks verse={verse} />
    </div>
  );
}

function VerseText({ surah, ayah }: VerseReference) {
  const text = useMessages("resources");
  const { value: arabic, hasFailed } = useAsync(String(surah), () =>
    readVerses(readPublished, "arabic", surah),
  );
  if (hasFailed) return <p role="alert">{text("failed")}</p>;
  if (!arabic) return <p className="text-ink-soft">{text("loading")}</p>;
  return (
    <p lang="ar" dir="rtl" className="quran text-2xl">
      <QuranText text={arabic[ayah - 1]} />
    </p>
  );
}

/** Links to commentaries on a verse at other sites. */
function PublishedLinks({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("published")}</h3>
      <ul className="grid gap-1">
        {publishedTafsirs.map(({ id, name, language, host, address }) => (
          <li key={id}>
            <a
              href={address(verse)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text("newTab", { name: `${name}, ${host}` })}
              className="inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:text-green"
            >
              <span lang={language} dir={directionOf(language)}>
                {name}
              </span>
              <span lang="en" dir="ltr" className="text-ink-soft text-sm">
                {host}
              </span>
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostShown = 8;

/** Links to the verses that share words with one; nothing where there are none. */
function SimilarVerses({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  const { value: similar } = useAsync(String(surah), () => readSimilar(readPublished, surah));
  if (!similar) return null;
  const others = new Map(similar[ayah - 1]?.map(({ other }) => [verseKey(other), other] as const) ?? []);
  if (others.size === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("similar")}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {[...others].slice(0, mostShown).map(([key, other]) => (
          <li key={key}>
            <Link
              href={`/digital-quran?surah=${other.surah}&verse=${other.ayah}`}
              className="inline-flex min-h-11 min-w-11 items-center text-green underline"
            >
              {`${names[other.surah - 1]?.name ?? surahs[other.surah - 1]?.arabicName ?? ""} ${formatNumber(other.ayah, language)}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each word of a verse with its English meaning; the words are published in no other language. */
function WordMeanings({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const { value: words } = useAsync(String(surah), () => readWords(readPublished, surah));
  if (!words) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("words")}</h3>
      <ul dir="rtl" className="flex flex-wrap gap-2">
        {words[ayah - 1]?.map(([arabic, gloss], at) => (
          // A word may occur twice in a verse: its position is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
          <li key={at} className="panel grid justify-items-center px-3 py-1">
            <span lang="ar" dir="rtl" className="quran text-xl leading-[2]!">
              {arabic}
            </span>
            <span lang="en" dir="ltr" className="font-sans text-ink-soft text-xs">
              {gloss}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
