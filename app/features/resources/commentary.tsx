import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses, readWords, surahs } from "#content/quran/index.ts";
import { readSimilar } from "#content/similar-verses/index.ts";
import { bundledTafsir, hasTafsir, publishedTafsirs, readTafsir } from "#content/tafsir/index.ts";
import { directionOf } from "#domain/language.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { useLoaded } from "./use-loaded.ts";
import { useSurahNames } from "./use-surah-names.ts";

/** What a verse means: a bundled commentary or the word that there is none, its words, its likes, and where to read on. */
export function Commentary({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const language = useLanguage();
  const { surah, ayah } = verse;
  const arabic = useLoaded(`arabic-${surah}`, () => readVerses(readPublished, "arabic", surah));
  return (
    <div className="grid gap-6" data-commentary={verseKey(verse)}>
      {arabic === undefined && <p className="text-ink-soft">{text("loading")}</p>}
      {arabic === "failed" && <p role="alert">{text("failed")}</p>}
      {typeof arabic === "object" && (
        <p lang="ar" dir="rtl" className="quran text-2xl">
          <QuranText text={arabic.value[ayah - 1]} />
        </p>
      )}
      {hasTafsir(language) ? (
        <BundledCommentary surah={surah} ayah={ayah} />
      ) : (
        <p className="border-gold border-s-2 ps-4 text-ink-soft">{text("noneBundled")}</p>
      )}
      <WordMeanings verse={verse} />
      <SimilarVerses verse={verse} />
      <PublishedLinks verse={verse} />
    </div>
  );
}

function BundledCommentary({ surah, ayah }: VerseReference) {
  const text = useMessages("resources");
  const tafsir = useLoaded(`tafsir-${surah}`, () => readTafsir(readPublished, surah));
  const { title, author, link } = bundledTafsir;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("commentary")}</h3>
      {tafsir === undefined && <p className="text-ink-soft">{text("loading")}</p>}
      {tafsir === "failed" && <p role="alert">{text("failed")}</p>}
      {typeof tafsir === "object" && (
        <p lang="id" dir="ltr" data-tafsir="" className="max-w-[65ch] text-pretty">
          {tafsir.value[ayah - 1]}
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center text-green underline"
        >
          {text("bundledBy", { title, author })}
        </a>
      </p>
    </section>
  );
}

/** Commentaries on a verse at other sites, opened by a click. */
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

/** Verses that share words with one, each a way to it; nothing where there are none. */
function SimilarVerses({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  const similar = useLoaded(`similar-${surah}`, () => readSimilar(readPublished, surah));
  if (typeof similar !== "object") return null;
  const others = new Map(
    similar.value[ayah - 1]?.map(({ other }) => [verseKey(other), other] as const) ?? [],
  );
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

/** Each word of a verse with its English meaning, the one language they are published in. */
function WordMeanings({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const words = useLoaded(`words-${surah}`, () => readWords(readPublished, surah));
  if (typeof words !== "object") return null;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("words")}</h3>
      <ul dir="rtl" className="flex flex-wrap gap-2">
        {words.value[ayah - 1]?.map(([arabic, gloss], at) => (
          // Words repeat within a verse; their place is their identity.
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
