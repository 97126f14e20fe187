import { Search } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Language } from "#domain/language.ts";
import { AccountControls } from "./account/account-controls.tsx";
import type { AccountView } from "./account/account-view.ts";
import { LanguagePicker } from "./language-picker.tsx";
import type { Navigation, NavigationLink } from "./navigation.ts";
import { pageIcons } from "./page-icons.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

type FullMenuProps = {
  readonly navigation: Navigation;
  readonly current: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSearch: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onAccount: (view: AccountView) => void;
};

type MenuLinksProps = Pick<FullMenuProps, "current" | "onClose"> & {
  readonly links: readonly NavigationLink[];
  /** Three words in a row on a phone, so that all pages stand in one screen. */
  readonly isDense?: boolean;
};

function MenuLinks({ links, current, onClose, isDense = false }: MenuLinksProps) {
  const text = useMessages("shell");
  return (
    <ul className={`grid gap-x-2 md:grid-cols-3 lg:grid-cols-4 ${isDense ? "grid-cols-3" : "grid-cols-2"}`}>
      {links.map(({ address, key }) => {
        const Icon = pageIcons[key];
        return (
          <li key={address}>
            <Link
              href={address}
              onClick={onClose}
              aria-current={address === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control font-medium text-[0.9375rem] leading-tight hover:text-green aria-[current=page]:font-semibold aria-[current=page]:text-green-strong"
            >
              <Icon
                aria-hidden="true"
                className={`size-5.5 shrink-0 text-green ${isDense ? "max-md:hidden" : ""}`}
              />
              {text(`title.${key}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Search, language, theme, every page and the account over the whole screen; choosing a page closes it. */
export function FullMenu(props: FullMenuProps) {
  const { navigation, current, isOpen, onClose, onSearch, onLanguage, onAccount } = props;
  const text = useMessages("shell");
  const then = (next: () => void) => {
    onClose();
    next();
  };
  return (
    <Sheet title={text("menu")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isFull>
      <div className="mx-auto grid max-w-wide gap-2">
        <button
          type="button"
          onClick={() => then(onSearch)}
          className="field flex min-h-12 items-center gap-2 text-start text-ink-soft!"
        >
          <Search aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="sr-only">{text("search")}</span>
          <span className="truncate">{text("searchFor")}</span>
        </button>
        <div className="grid grid-cols-2 gap-2">
          <LanguagePicker onLanguage={onLanguage} isField />
          <ThemeToggle isField />
        </div>
        <nav aria-label={text("menu")}>
          <MenuLinks links={navigation.header} current={current} onClose={onClose} />
          <h3 className="mt-1 border-line border-t pt-1 font-semibold text-ink-soft text-sm">
            {text("more")}
          </h3>
          <MenuLinks links={navigation.more} current={current} onClose={onClose} isDense />
        </nav>
        <AccountControls onAccount={(view) => then(() => onAccount(view))} isInMenu />
      </div>
    </Sheet>
  );
}
