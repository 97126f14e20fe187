import { BookOpen } from "lucide-react";
import type { ImportedAnswer } from "#app/api/imported-hadith.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { browseAddress } from "./browse-address.ts";

type BrowseRowsProps = { readonly collections: ImportedAnswer["collections"] };

/** The imported collections, each leading to its books. */
export function BrowseRows({ collections }: BrowseRowsProps) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  return (
    <section aria-label={text("browse")} className="mt-4 max-w-text">
      <h3 className="mb-2 font-medium">{text("browse")}</h3>
      <ListRows>
        {collections.map(({ collection, title, count }) => (
          <li key={collection}>
            <ListRow
              icon={<BookOpen className="size-5" />}
              title={<bdi>{title}</bdi>}
              detail={hadith("inCollection", { count })}
              href={browseAddress({ collection })}
            />
          </li>
        ))}
      </ListRows>
    </section>
  );
}
