import { Search, X } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

type SearchBoxProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly surah: number;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

/** The search field for words, phrases and places of the Quran. */
export function SearchBox({ input, surah, query, onType, onFocus, onSubmit, onClose }: SearchBoxProps) {
  const text = useMessages("reader");
  // Opened by a press; with a query in the address the focus stays where the page sets it.
  useEffect(() => {
    if (input.current?.value === "") input.current.focus({ preventScroll: true });
  }, [input]);
  return (
    <search className="min-w-0 grow">
      <form
        method="get"
        className="flex flex-wrap items-center"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="relative block min-w-0 grow">
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
            // The text has the direction of its own script, the icons that of the page.
            className="field ps-10 [unicode-bidi:plaintext]"
          />
        </label>
        <IconButton label={text("close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
        <noscript>
          <input type="hidden" name="surah" value={surah} />
          <p className="mt-2 text-ink-soft text-sm">{text("searchNeedsScripts")}</p>
        </noscript>
      </form>
    </search>
  );
}
