import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { SavedList } from "./saved-list.tsx";

/** What a person marked; its verses open in the reader at that address. */
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
