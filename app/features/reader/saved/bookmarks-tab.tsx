import { ChevronLeft } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SavedList } from "./saved-list.tsx";

/** What a person marked. Its verses open in the reader at `address`. */
export function BookmarksTab({ address }: { readonly address: string }) {
  const text = useMessages("reader");
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {text("tabBookmarks")}
      </h1>
      <MoreWords area="mushaf">
        <SavedList address={address} />
      </MoreWords>
    </>
  );
}

const address = "/digital-quran";

/** The bookmarks of the digital mushaf, with a link back to the reader. */
export function DigitalBookmarks() {
  const text = useMessages("reader");
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl">{text("tabBookmarks")}</p>
        <Link href={address} className={buttonClass()}>
          <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {text("tabReader")}
        </Link>
      </div>
      <BookmarksTab address={address} />
    </div>
  );
}
