import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { NamedBook } from "#content/answer-cards/index.ts";
import { readCardSource } from "#domain/answer-cards/card-source.ts";
import { SourceCard } from "./source-card.tsx";

type CardSourceItemProps = {
  /** As written in the data. */
  readonly source: string;
  readonly books: Readonly<Record<string, NamedBook>>;
};

/** One source of a card: a verified text with its words, or a saying or book by its name and number. */
export function CardSourceItem({ source, books }: CardSourceItemProps) {
  const read = readCardSource(source);
  if (read?.kind === "verses") {
    const { surah, from, to } = read.range;
    return <SourceCard citation={{ kind: "quran", surah, ayah: from }} to={to} />;
  }
  if (read?.kind === "text") return <SourceCard citation={read.citation} />;
  if (read?.kind === "saying") return <SayingSource id={read.id} />;
  const book = read && books[read.id];
  return book ? <BookSource book={book} /> : null;
}

function BookSource({ book: { work, number, grade } }: { readonly book: NamedBook }) {
  const text = useMessages("answers");
  const language = useLanguage();
  const { latest: names } = useAsync(language, async () => {
    const { loadHadithNames } = await import("#content/hadith/index.ts");
    return loadHadithNames(language);
  });
  const nameOf = (table: Readonly<Record<string, string>> | undefined, key: string) => table?.[key] ?? key;
  return (
    <div className="border-line border-s-3 ps-3.5">
      <p className="font-semibold">{`${nameOf(names?.collections, work)} ${printedNumber(number, language)}`}</p>
      <p className="text-ink-soft text-sm">{nameOf(names?.grades, grade)}</p>
      <p className="text-ink-soft text-sm">{text("card.book")}</p>
    </div>
  );
}

/** A saying that is not authentic, with the works that say so. */
function SayingSource({ id }: { readonly id: string }) {
  const chat = useMessages("chat");
  const language = useLanguage();
  const { latest, hasFailed } = useAsync(`${language} saying ${id}`, async () => {
    const { loadSayings } = await import("#content/sayings/index.ts");
    return (await loadSayings(language, [language])).find((one) => one.id === id) ?? "missing";
  });
  if (hasFailed) return <p className="text-ink-soft text-sm">{chat("sourceFailed")}</p>;
  if (latest === undefined) return <div aria-hidden="true" className="h-16 bg-raised" />;
  if (latest === "missing") return <p className="text-ink-soft text-sm">{chat("leftOut")}</p>;
  return (
    <ul className="border-line border-s-3 ps-3.5 text-sm">
      {latest.sources.map(({ work, number, judgement }) => (
        <li key={`${work} ${number}`}>{`${judgement}: ${work} ${printedNumber(number, language)}`}</li>
      ))}
    </ul>
  );
}
