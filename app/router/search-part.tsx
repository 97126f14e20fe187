import { SearchEverything } from "#app/features/search-everything/search-everything.tsx";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords, useMessages } from "#app/i18n/messages.tsx";
import { routeTable } from "#app/pages/route-table.ts";

type SearchPartProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The search of everything with the pages of this app and its messages. */
export function SearchPart({ isOpen, onClose }: SearchPartProps) {
  "use memo";
  const language = useLanguage();
  const shown = useLoadedWords();
  const text = useMessages("shell");
  const own = useAsync(language, () => loadMessages(language, ["everywhere"])).latest;
  if (!own) return null;
  const pages = routeTable.map(({ address, key }) => ({ address, title: text(`title.${key}`) }));
  return (
    <MessagesProvider language={language} messages={{ ...shown, ...own }}>
      <SearchEverything isOpen={isOpen} onClose={onClose} pages={pages} />
    </MessagesProvider>
  );
}
