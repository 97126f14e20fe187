import { Search, Settings2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ReaderSettings } from "./reader-settings-panel.tsx";
import type { Reading } from "./reading.ts";
import { SurahPicker } from "./surah-picker.tsx";

type ReaderBarProps = {
  readonly reading: Reading;
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** Which surah, what to look for in it, and how it is shown. */
export function ReaderBar({ reading, query, onQuery }: ReaderBarProps) {
  const text = useMessages("reader");
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const [address, navigate] = useLocation();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[minmax(0,16rem)_1fr_auto]">
      <SurahPicker
        reading={reading}
        onChoose={(surah) => {
          onQuery("");
          navigate(`${address}?surah=${surah}`);
          scrollTo(0, 0);
        }}
      />
      <label className="relative order-last col-span-2 sm:order-none sm:col-span-1">
        <span className="sr-only">{text("searchVerses")}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
        />
        <input
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder={text("searchVerses")}
          className="field ps-10"
        />
      </label>
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
