import { GitCompareArrows, Highlighter, NotebookText, Repeat } from "lucide-react";
import { hifzAddress } from "#app/features/hifz/hifz-address.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

type VerseLinkRowsProps = {
  readonly verse: VerseReference;
  /** The commentary is shown beside the verse and needs no row. */
  readonly hasTafsir?: boolean;
};

/** Links from a verse to its commentary, its memorization, similar verses and the rules of tajweed. */
export function VerseLinkRows({ verse, hasTafsir = false }: VerseLinkRowsProps) {
  const text = useMessages("mushaf");
  const passage = { surah: verse.surah, from: verse.ayah, to: verse.ayah };
  const rows = [
    { key: "tafsir", Icon: NotebookText, href: `/quran-resources?commentary=${verseKey(verse)}` },
    { key: "repeatAndMemorise", Icon: Repeat, href: hifzAddress("listen", passage) },
    { key: "similarVerses", Icon: GitCompareArrows, href: hifzAddress("similar", passage) },
    { key: "tajweedRules", Icon: Highlighter, href: "/tajweed-rules" },
  ] as const;
  return (
    <ListRows>
      {rows.slice(hasTafsir ? 1 : 0).map(({ key, Icon, href }) => (
        <li key={key}>
          <ListRow icon={<Icon className="size-5" />} title={text(key)} href={href} />
        </li>
      ))}
    </ListRows>
  );
}
