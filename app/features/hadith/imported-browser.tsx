import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import {
  browseImported,
  hadithPageSize,
  type ImportedPart,
  loadImportedBooks,
} from "#app/api/imported-hadith.ts";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { asciiDigits } from "#domain/typed-number.ts";
import { type BrowsedPlace, browseAddress, browsedPlace } from "./browse-address.ts";
import { BrowsedHadith } from "./browsed-hadith.tsx";
import { PartName, titleIn } from "./part-name.tsx";

const statusId = "imported-found";

type BrowserProps = { readonly collection: string; readonly Actions: TextActionsComponent };

/** An imported collection read in its own order: its books, the chapters of a book, and the hadith page by page. */
export function ImportedBrowser({ collection, Actions }: BrowserProps) {
  return (
    <MoreWords area="browsing">
      <Browser key={collection} collection={collection} Actions={Actions} />
    </MoreWords>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("browsing");
  const shared = useMessages("texts");
  return (
    <div role="alert" className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-4">
      <p>{text("failed")}</p>
      <Button onClick={onRetry}>{shared("retry")}</Button>
    </div>
  );
}

function Browser({ collection, Actions }: BrowserProps) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  const shared = useMessages("texts");
  const { parameters } = useAddressParameters();
  const place = browsedPlace(collection, parameters);
  const { value, hasFailed, retry } = useAsync(collection, () => loadImportedBooks(collection));
  if (hasFailed) return <Failure onRetry={retry} />;
  if (!value) return <p role="status">{shared("loading")}</p>;
  if (!value.collection)
    return (
      <EmptyState title={text("noCollection")}>
        <Link href="/hadith" className={buttonClass()}>
          {text("allHadith")}
        </Link>
      </EmptyState>
    );
  const { books } = value;
  const { title, count } = value.collection;
  const book = books.find(({ number }) => number === place.book);
  const isListing = place.book !== undefined || place.number !== undefined || books.length === 0;
  return (
    <div className="max-w-3xl">
      <Crumbs place={place} title={title} book={book} />
      <h2 className="font-display text-2xl">
        {book && place.number === undefined ? <PartName part={book} /> : <bdi>{title}</bdi>}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft text-sm">{text("importedAbout")}</p>
      <NumberForm key={place.number ?? ""} place={place} />
      {isListing ? (
        <Listing place={place} hasBooks={books.length > 0} Actions={Actions} />
      ) : (
        <>
          <p role="status" className="mt-4 mb-2 text-ink-soft text-sm">
            {hadith("inCollection", { count })}
          </p>
          <ListRows label={text("books")}>
            {books.map((each) => (
              <li key={each.number}>
                <ListRow
                  title={<PartName part={each} />}
                  detail={hadith("inCollection", { count: each.count })}
                  href={browseAddress({ collection, book: each.number })}
                />
              </li>
            ))}
          </ListRows>
        </>
      )}
    </div>
  );
}

type CrumbsProps = {
  readonly place: BrowsedPlace;
  readonly title: string;
  readonly book: ImportedPart | undefined;
};

/** The way back: all hadith, the collection, the book. */
function Crumbs({ place: { collection, book: number, number: typed }, title, book }: CrumbsProps) {
  const text = useMessages("browsing");
  const crumbClass = "inline-flex min-h-11 items-center text-green underline";
  return (
    <nav aria-label={text("place")} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-3 text-sm">
        <li>
          <Link href="/hadith" className={crumbClass}>
            {text("allHadith")}
          </Link>
        </li>
        {(number !== undefined || typed !== undefined) && (
          <li>
            <Link href={browseAddress({ collection })} className={crumbClass}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        )}
        {book && typed !== undefined && (
          <li>
            <Link href={browseAddress({ collection, book: book.number })} className={crumbClass}>
              <PartName part={book} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Goes to a hadith by its number in the collection. */
function NumberForm({ place: { collection, number = "" } }: { readonly place: BrowsedPlace }) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  const { change } = useAddressParameters();
  const [typed, setTyped] = useState(number);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = asciiDigits(typed).trim();
    if (wanted)
      change({ browse: collection, number: wanted, book: undefined, chapter: undefined, page: undefined });
  };
  return (
    <form onSubmit={go} className="mt-4 flex flex-wrap items-end gap-2 print:hidden">
      <div className="min-w-40 grow sm:grow-0">
        <TextField
          label={text("numberInCollection")}
          autoComplete="off"
          dir="ltr"
          maxLength={16}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit">{hadith("goToNumber")}</Button>
    </form>
  );
}

type ListingProps = {
  readonly place: BrowsedPlace & { readonly page: number };
  readonly hasBooks: boolean;
  readonly Actions: TextActionsComponent;
};

/** One page of the hadith of a place, with the chapters of the book to choose from. */
function Listing({ place, hasBooks, Actions }: ListingProps) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  const shared = useMessages("texts");
  const { change } = useAddressParameters();
  const { collection, book, chapter, number, page } = place;
  const address = browseAddress(place);
  const { value, latest, hasFailed, retry } = useAsync(address, () => browseImported(place));
  if (hasFailed) return <Failure onRetry={retry} />;
  const shown = value ?? latest;
  if (!shown)
    return (
      <p role="status" className="mt-4">
        {shared("loading")}
      </p>
    );
  const pages = Math.max(1, Math.ceil(shown.total / hadithPageSize));
  return (
    <>
      {!hasBooks && number === undefined && <p className="mt-4 text-ink-soft text-sm">{text("noBooks")}</p>}
      {number === undefined && shown.chapters.length > 0 && (
        <div className="mt-4">
          <ChapterField
            chapters={shown.chapters}
            chosen={chapter}
            onChoose={(chosen) => change({ chapter: chosen, page: undefined })}
          />
        </div>
      )}
      <p id={statusId} role="status" tabIndex={-1} className="mt-4 mb-2 text-ink-soft text-sm outline-none">
        {value ? hadith("found", { count: shown.total }) : shared("loading")}
      </p>
      {value && shown.results.length === 0 ? (
        <EmptyState title={number === undefined ? text("nothingHere") : text("noSuchNumber")}>
          <Link href={browseAddress({ collection })} className={buttonClass()}>
            {text("wholeCollection")}
          </Link>
        </EmptyState>
      ) : (
        <ol aria-busy={!value} className={value ? "" : "opacity-50"}>
          {[...Map.groupBy(shown.results, (row) => row.number)].map(([printed, rows]) => (
            <BrowsedHadith key={printed} rows={rows} Actions={Actions} />
          ))}
        </ol>
      )}
      <PageLinks
        page={Math.min(page, pages)}
        pages={pages}
        hrefOf={(to) =>
          browseAddress({
            collection,
            ...(book === undefined ? {} : { book }),
            ...(chapter === undefined ? {} : { chapter }),
            page: to,
          })
        }
        listId={statusId}
      />
    </>
  );
}

type ChapterFieldProps = {
  readonly chapters: readonly ImportedPart[];
  readonly chosen: string | undefined;
  readonly onChoose: (chapter: string | undefined) => void;
};

/** The chapters of a book; all of them are shown unless one is chosen. */
function ChapterField({ chapters, chosen, onChoose }: ChapterFieldProps) {
  const text = useMessages("browsing");
  const shared = useMessages("texts");
  const language = useLanguage();
  return (
    <SelectField
      label={text("chapter")}
      name="chapter"
      value={chapters.some(({ number }) => number === chosen) ? (chosen ?? "") : ""}
      onChange={(value) => onChoose(value || undefined)}
      options={[
        { value: "", label: shared("all") },
        ...chapters.map((part) => {
          const number = printedNumber(part.number, language);
          const named = titleIn(part, language);
          return {
            value: part.number,
            label: named ? `${number}. ${named.title}` : text("chapterNamed", { number }),
          };
        }),
      ]}
    />
  );
}
