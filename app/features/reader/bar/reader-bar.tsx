import { ChevronLeft, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { VersePart } from "#app/features/reader/reading/verse-part.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaceButton, SettingsButton } from "./bar-controls.tsx";

type ReaderBarProps = {
  readonly address: string;
  readonly reading: Reading;
  /** The verse being read; undefined at the beginning of the surah. */
  readonly ayah: number | undefined;
  readonly part: VersePart;
  /** The open search field, which takes the place of the rest. */
  readonly field: ReactNode;
  readonly onSearch: () => void;
};

/** The slim bar that a reader has instead of the header (`theme.css`): the way back, the place, search and settings. */
export function ReaderBar({ address, reading, ayah, part, field, onSearch }: ReaderBarProps) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const read = (ayah ?? 1) / reading.surah.ayahs;
  return (
    <div
      data-reader-bar=""
      className="fixed inset-x-0 top-0 z-40 border-line border-b bg-ground print:hidden"
    >
      <div className="page-width flex h-12 items-center gap-0.5 px-1.5 md:px-7.25">
        {field}
        {!field && (
          <>
            <Link
              href="/"
              aria-label={shell("title.home")}
              title={shell("title.home")}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-raised"
            >
              <ChevronLeft aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
            </Link>
            <PlaceButton address={address} reading={reading} ayah={ayah} part={part} />
          </>
        )}
        {/* Filled by the view of two pages. */}
        <div data-bar-room="" hidden={Boolean(field)} className="ms-auto flex items-center gap-2" />
        {!field && (
          <>
            <IconButton
              label={text("searchQuran")}
              data-opens-search=""
              onClick={onSearch}
              className="noscript:hidden"
            >
              <Search aria-hidden="true" className="size-5.5" />
            </IconButton>
            <SettingsButton />
          </>
        )}
      </div>
      <div
        aria-hidden="true"
        className="absolute start-0 -bottom-px h-0.5 bg-green"
        style={{ inlineSize: `${read * 100}%` }}
      />
    </div>
  );
}
