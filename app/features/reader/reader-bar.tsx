"use no memo";

import { Bookmark, Settings2 } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Reading } from "./reading/reading.ts";
import { SurahPicker } from "./surah/surah-picker.tsx";

const ReaderSettings = lazyComponent(() =>
  import("./settings/reader-settings-panel.tsx").then((panel) => panel.ReaderSettings),
);

/** Which surah, and how it is shown. */
export function ReaderBar({ reading }: { readonly reading: Reading }) {
  const text = useMessages("reader");
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const [address, navigate] = useLocation();
  return (
    <div className="grid grid-cols-[1fr_auto_auto] gap-2">
      <SurahPicker
        reading={reading}
        onChoose={(surah) => {
          navigate(`${address}?surah=${surah}`);
          scrollTo(0, 0);
        }}
      />
      <Link
        href={`${address}?tab=bookmarks`}
        aria-label={text("tabBookmarks")}
        title={text("tabBookmarks")}
        className="inline-flex size-11 items-center justify-center rounded-control border border-line bg-raised text-ink-soft hover:text-ink"
      >
        <Bookmark aria-hidden="true" className="size-5" />
      </Link>
      <IconButton
        label={text("settings")}
        aria-expanded={areSettingsOpen}
        onClick={() => setAreSettingsOpen(!areSettingsOpen)}
        className="border border-line bg-raised"
      >
        <Settings2 aria-hidden="true" className="size-5" />
      </IconButton>
      <noscript>
        <form method="get" className="flex gap-2">
          <input type="number" name="surah" min="1" max="114" aria-label={text("surah")} className="field" />
          <button type="submit" className="min-h-11 px-4">
            {text("goTo")}
          </button>
        </form>
      </noscript>
      {areSettingsOpen && <ReaderSettings />}
    </div>
  );
}
