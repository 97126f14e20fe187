import { useState } from "react";
import { type BookAnswer, fetchBook } from "#app/api/donations.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { directionOf, isLanguage, type Language } from "#domain/language.ts";
import { ExampleMark } from "./project-card.tsx";

type BookSheetProps = {
  /** The project, or `earlier-campaigns`; null while the sheet is closed. */
  readonly id: string | null;
  readonly name: string;
  readonly onClose: () => void;
};

/** One page of the book; throws where the server does not answer. */
async function loadPage(language: Language, id: string, before?: string): Promise<BookAnswer> {
  const result = await fetchBook(language, id, before);
  if (!result.isDone) throw new Error(result.code);
  return result.answer;
}

/** The public book of a project: its updates and every entry that its figures are the sum of. */
export function BookSheet({ id, name, onClose }: BookSheetProps) {
  const text = useMessages("donations");
  return (
    <Sheet
      title={text("book", { name })}
      closeLabel={text("close")}
      isOpen={id !== null}
      onClose={onClose}
      isOutsideHistory
    >
      {id !== null && <Book key={id} id={id} />}
    </Sheet>
  );
}

/** Loaded each time the sheet opens. */
function Book({ id }: { readonly id: string }) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { value: firstPage, hasFailed } = useAsync(language, async () => loadPage(language, id));
  const [more, setMore] = useState<{ readonly after: BookAnswer; readonly book: BookAnswer }>();
  const [failedAfter, setFailedAfter] = useState<BookAnswer>();
  const book = firstPage && more?.after === firstPage ? more.book : firstPage;
  const hasMoreFailed = book !== undefined && failedAfter === book;

  const loadMore = async () => {
    if (!firstPage || !book?.next) return;
    try {
      const { entries, ...rest } = await loadPage(language, id, book.next);
      const longer = { ...rest, updates: book.updates, entries: [...book.entries, ...entries] };
      // A second press, or a change of language, while the page loads adds it once or not at all.
      setMore((known) => {
        const shown = known?.after === firstPage ? known.book : firstPage;
        return shown === book ? { after: firstPage, book: longer } : known;
      });
    } catch {
      setFailedAfter(book);
    }
  };

  const giverOf = ({ name, inNameOf }: BookAnswer["entries"][number]) => {
    if (name === null) return text("anonymous");
    return inNameOf === null ? name : text("giverFor", { name, other: inNameOf });
  };
  const day = dateFormat(language, { dateStyle: "medium" });
  return (
    <>
      {(hasFailed || hasMoreFailed) && <p role="alert">{text("failed")}</p>}
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
        <Button className="mt-3 w-full" onClick={loadMore}>
          {text("bookMore")}
        </Button>
      )}
    </>
  );
}
