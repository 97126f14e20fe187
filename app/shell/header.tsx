import { Menu, Search } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Language } from "#domain/language.ts";
import { AccountControls } from "./account/account-controls.tsx";
import type { AccountView } from "./account/account-view.ts";
import { LanguagePicker } from "./language-picker.tsx";
import { LazyAreas } from "./lazy-areas.ts";
import { Logo } from "./logo.tsx";
import type { Navigation } from "./navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { isReader } from "./use-bar-away.ts";

type HeaderProps = {
  readonly areas: Navigation["areas"];
  readonly current: string;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onAccount: (view: AccountView) => void;
};

/** The keys that open the search, as they are printed on a keyboard. */
const searchKeys = "Ctrl K";

/** The header of every page; it stays at the top, but scrolls away with a text that is read. */
export function Header(props: HeaderProps) {
  const { areas, current, onMenu, onSearch, onLanguage, onAccount } = props;
  const text = useMessages("shell");
  return (
    <header
      className={`${isReader(current) ? "relative" : "sticky"} top-0 z-40 border-line border-b bg-ground print:hidden`}
    >
      <div className="page-width flex h-(--header-height) items-center">
        <Link href="/" className="me-auto flex min-h-11 items-center gap-2.5 lg:me-0">
          <Logo />
          <span className="font-display text-[1.375rem]">{text("riwaq")}</span>
        </Link>
        <LazyAreas areas={areas} current={current} />
        <div className="-me-3 flex shrink-0 items-center xl:min-w-94">
          <IconButton label={text("search")} onClick={onSearch} className="xl:hidden">
            <Search aria-hidden="true" className="size-5" />
          </IconButton>
          <button
            type="button"
            onClick={onSearch}
            aria-keyshortcuts="Control+K Meta+K"
            className="field me-2 hidden w-48! items-center gap-2 text-ink-soft! text-sm xl:flex"
          >
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className="grow text-start">{text("search")}</span>
            <span aria-hidden="true">
              <kbd dir="ltr" className="rounded-control border border-line px-1.5 font-sans text-xs">
                {searchKeys}
              </kbd>
            </span>
          </button>
          <LanguagePicker onLanguage={onLanguage} />
          <ThemeToggle />
          <AccountControls onAccount={onAccount} />
          <IconButton data-menu="" label={text("menu")} onClick={onMenu}>
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
