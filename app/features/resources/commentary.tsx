import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses } from "#content/quran/index.ts";
import { bundledTafsir, hasTafsir, readTafsir } from "#content/tafsir/index.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { PublishedLinks } from "./published-links.tsx";
import { SimilarVerses } from "./similar-verses.tsx";
import { useLoaded } from "./use-loaded.ts";
import { WordMeanings } from "./word-meanings.tsx";

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
