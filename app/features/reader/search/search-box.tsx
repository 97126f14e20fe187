"use no memo";

import { Search } from "lucide-react";
import type { RefObject } from "react";
import { useMessages } from "#app/i18n/messages.tsx";

type SearchBoxProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly surah: number;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
};

/** The one box for words, phrases and places of the Quran. */
export function SearchBox({ input, surah, query, onType, onFocus, onSubmit }: SearchBoxProps) {
  const text = useMessages("reader");
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="relative block">
          <span className="sr-only">{text("searchQuran")}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
          />
          <input
            ref={input}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={query}
            placeholder={text("searchPlaceholder")}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            // Each script is typed in its own direction; glass and cross keep the page's.
            className="field ps-10 [unicode-bidi:plaintext]"
          />
        </label>
        <noscript>
          <input type="hidden" name="surah" value={surah} />
          <p className="mt-2 text-ink-soft text-sm">{text("searchNeedsScripts")}</p>
        </noscript>
      </form>
    </search>
  );
}
