import { Trash2 } from "lucide-react";
import { useState } from "react";
import { loadNamedHadith } from "#app/api/imported-hadith.ts";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { BrowsedHadith } from "./browsed-hadith.tsx";
import { importedKey, importedPlace } from "./imported-actions.ts";

/** What did not load of the imported collections, with a button to try again. */
export function ImportedFailure({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("browsing");
  const shared = useMessages("texts");
  return (
    <div role="alert" className="panel mt-8 flex flex-wrap items-center justify-between gap-3 p-4">
      <p>{text("searchFailed")}</p>
      <Button onClick={onRetry}>{shared("retry")}</Button>
    </div>
  );
}

type ImportedFavoritesProps = { readonly query: string; readonly Actions: TextActionsComponent };

/** Shown at first, and more with each press. */
const step = 20;

/** The person's favourites among the imported hadith that have all words of the search, newest first. */
export function ImportedFavorites({ query, Actions }: ImportedFavoritesProps) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  const shared = useMessages("texts");
  const [most, setMost] = useState(step);
  const keys = useCollectionSet("favourite-hadith").ids.filter((id) => importedPlace(id) !== undefined);
  // Sorted, so that one that is marked again is not loaded again.
  const { latest, hasFailed, retry } = useAsync(keys.toSorted().join(" ") || undefined, () =>
    loadNamedHadith(keys),
  );
  if (keys.length === 0) return null;
  if (hasFailed) return <ImportedFailure onRetry={retry} />;
  const rowsOf = Map.groupBy(latest ?? [], importedKey);
  const newest = keys.toReversed();
  const found = findTexts(
    newest.flatMap((key) => rowsOf.get(key) ?? []),
    ({ text: words, narrator, book, chapter, title, number }) =>
      searchableText([words, narrator, book, chapter, `${title} ${number}`]),
    readQuery(query),
  );
  const shown = [...Map.groupBy(found, importedKey).keys()];
  return (
    <section aria-label={text("importedTitle")} className="mt-6 border-line border-t pt-6">
      <h2 className="font-display text-2xl">{text("importedTitle")}</h2>
      <p className="mt-1 max-w-text text-ink-soft">{text("importedAbout")}</p>
      <p role="status" className="mt-1 text-ink-soft text-sm">
        {latest ? hadith("found", { count: shown.length }) : shared("loading")}
      </p>
      <ol aria-busy={!latest} className="mt-2">
        {shown.slice(0, most).map((key) => (
          <BrowsedHadith key={key} rows={rowsOf.get(key) ?? []} Actions={Actions} />
        ))}
        {latest &&
          query === "" &&
          newest.filter((key) => !rowsOf.has(key)).map((key) => <GoneFavorite key={key} id={key} />)}
      </ol>
      {shown.length > most && <Button onClick={() => setMost(most + step)}>{text("showMore")}</Button>}
    </section>
  );
}

/** A favourite that the site's operator has removed since. */
function GoneFavorite({ id }: { readonly id: string }) {
  const text = useMessages("browsing");
  const shared = useMessages("texts");
  const showToast = useToast();
  const { toggle, add } = useCollectionSet("favourite-hadith");
  const name = id.replaceAll("/", " ");
  const remove = () => {
    toggle(id);
    showToast({
      title: shared("removedFromFavorites"),
      action: { label: shared("undo"), onClick: () => add(id) },
    });
  };
  return (
    <li className="flex items-center justify-between gap-3 border-line border-t py-2 text-ink-soft">
      <p>{text("favoriteGone", { name })}</p>
      <IconButton label={shared("removeFavorite", { name })} onClick={remove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
