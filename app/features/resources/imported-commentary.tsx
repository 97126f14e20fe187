import { type ListedText, readImportedSurah } from "#app/api/imported-texts.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { directionOf } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type ImportedCommentaryProps = { readonly text: ListedText; readonly verse: VerseReference };

/** What an imported text says on a verse, checked against its hash, with whose it is. */
export function ImportedCommentary({ text, verse: { surah, ayah } }: ImportedCommentaryProps) {
  const words = useMessages("resources");
  const { value: passages, hasFailed } = useAsync(`${text.sha256} ${surah}`, () =>
    readImportedSurah(text, surah),
  );
  const { title, author, translator, language, source } = text;
  const passage = passages?.find(({ from, to }) => from <= ayah && ayah <= to);
  if (hasFailed) return <p role="alert">{words("failed")}</p>;
  if (!passages) return <p className="text-ink-soft">{words("loading")}</p>;
  return (
    <>
      {passage ? (
        <p
          lang={language}
          dir={directionOf(language)}
          data-imported-text={text.id}
          className={`max-w-[65ch] whitespace-pre-line text-pretty ${language === "ar" ? "font-naskh text-lg" : ""}`}
        >
          {passage.text}
        </p>
      ) : (
        <p className="text-ink-soft">{words("nothingOnVerse")}</p>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center text-green underline"
        >
          {words("bundledBy", { title, author: translator ? `${author}, ${translator}` : author })}
        </a>
      </p>
    </>
  );
}
