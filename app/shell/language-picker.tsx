import { ChevronDown, Languages } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { savedLanguage, setLanguageCookie } from "#app/storage/saved-language.ts";
import { openInHistory } from "#app/ui/modal-history.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";

type LanguagePickerProps = {
  readonly onLanguage: (language: Language) => void;
  /** As wide as a field, with the name of the language shown. */
  readonly isField?: boolean;
};

const summaryClass = "list-none items-center text-sm [&::-webkit-details-marker]:hidden";

/** The six languages as links, so that the choice works before and without scripts. */
export function LanguagePicker({ onLanguage, isField = false }: LanguagePickerProps) {
  const text = useMessages("shell");
  const shown = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => (isOpen ? openInHistory(() => setIsOpen(false)) : undefined), [isOpen]);

  const choose = (event: MouseEvent<HTMLElement>, language: Language) => {
    event.preventDefault();
    savedLanguage.write(language);
    setLanguageCookie(language);
    dropLanguageFromAddress();
    onLanguage(language);
    event.currentTarget.closest("details")?.removeAttribute("open");
  };

  return (
    <details
      open={isOpen}
      className="relative"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary
        className={`${summaryClass} ${isField ? "field flex gap-2" : "inline-flex size-11 justify-center rounded-control text-ink-soft hover:bg-raised hover:text-ink"}`}
      >
        <Languages aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{text("language")}</span>
        {isField && (
          <>
            <span className="grow truncate font-semibold">{nativeLanguageName[shown]}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </>
        )}
      </summary>
      <ul
        className={`panel absolute top-full z-50 mt-1 min-w-44 border border-line p-1.5 shadow-panel ${isField ? "start-0" : "end-0"}`}
      >
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              hrefLang={language}
              lang={language}
              dir={directionOf(language)}
              aria-current={language === shown ? "true" : undefined}
              onClick={(event) => choose(event, language)}
              className="flex min-h-11 items-center rounded-control px-2 hover:bg-ground aria-[current=true]:text-green"
            >
              {nativeLanguageName[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function dropLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
