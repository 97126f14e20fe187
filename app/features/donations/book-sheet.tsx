import { useEffect, useRef, useState } from "react";
import { askBook, type BookAnswer } from "#app/api/donations.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { directionOf, isLanguage } from "#domain/language.ts";
import { ExampleMark } from "./example-mark.tsx";

type BookSheetProps = {
  /** The project, or `earlier-campaigns`; null while it is closed. */
  readonly id: string | null;
  readonly name: string;
  readonly onClose: () => void;
};

/** The public book of a project: every entry that its figures are the sum of, and its news. */
export function BookSheet({ id, name, onClose }: BookSheetProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const [book, setBook] = useState<BookAnswer>();
  const [hasFailed, setHasFailed] = useState(false);
  /** The book in sight, for answers that come late. */
  const shown = useRef(id);

  useEffect(() => {
    shown.current = id;
    if (id === null) return;
    let isCurrent = true;
    setBook(undefined);
    askBook(language, id).then((asked) => {
      if (!isCurrent) return;
      setHasFailed(!asked.isDone);
      if (asked.isDone) setBook(asked.answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, language]);

  const older = async () => {
    if (id === null || !book?.next) return;
    const asked = await askBook(language, id, book.next);
    if (shown.current !== id) return;
    setHasFailed(!asked.isDone);
    if (!asked.isDone) return;
    const { entries, ...rest } = asked.answer;
    const longer = { ...rest, updates: book.updates, entries: [...book.entries, ...entries] };
    // Asked for twice, or in another language meanwhile, a page is added once or not at all.
    setBook((known) => (known === book ? longer : known));
  };

  const giverOf = ({ name, inNameOf }: BookAnswer["entries"][number]) => {
    if (name === null) return text("anonymous");
    return inNameOf === null ? name : text("giverFor", { name, other: inNameOf });
  };
  const day = dateFormat(language, { dateStyle: "medium" });
  return (
    <Sheet title={text("book", { name })} closeLabel={text("close")} isOpen={id !== null} onClose={onClose}>
      {hasFailed && <p role="alert">{text("failed")}</p>}
      {!book && !hasFailed && <p role="status">{text("loading")}</p>}
      {book && book.updates.length > 0 && (
        <section className="mb-4">
          <h3 className="font-display text-lg">{text("updates")}</h3>
          <ul className="grid gap-3">
            {book.updates.map((update) => (
              <li key={update.at} className="panel p-3">
                <time dateTime={update.at} className="text-ink-soft text-sm">
                  {day.format(new Date(update.at))}
                </time>
                <p
                  lang={update.language}
                  dir={isLanguage(update.language) ? directionOf(update.language) : "auto"}
                  className="whitespace-pre-line"
                >
                  {update.text}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {book?.entries.length === 0 && <p>{text("bookEmpty")}</p>}
      <ol className="divide-y divide-line">
        {book?.entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-32 first-letter:uppercase">
              {entry.kind === "captured" ? giverOf(entry) : text(`step.${entry.kind}`)}
              <span className="block text-ink-soft text-sm">
                <time dateTime={entry.at}>{day.format(new Date(entry.at))}</time>
                {entry.donors > 1 && ` · ${text("donorsMore", { count: entry.donors })}`}
                {entry.beneficiaries > 0 && ` · ${text("helped", { count: entry.beneficiaries })}`}
              </span>
            </span>
            {entry.isExample && <ExampleMark />}
            <span className="tabular-nums">{formatMoney(entry.amount, book.currency, language)}</span>
          </li>
        ))}
      </ol>
      {book?.next && (
        <Button className="mt-3 w-full" onClick={older}>
          {text("bookMore")}
        </Button>
      )}
    </Sheet>
  );
}
