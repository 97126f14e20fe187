import { Menu, Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { applyTheme, storedTheme } from "#app/storage/theme.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Language } from "#domain/language.ts";
import { AccountControls } from "./account/account-controls.tsx";
import type { AccountView } from "./account/account-view.ts";
import { LanguagePicker } from "./language-picker.tsx";
import { Logo } from "./logo.tsx";
import type { NavigationLink } from "./navigation.ts";

type HeaderProps = {
  readonly links: readonly NavigationLink[];
  readonly current: string;
  readonly onMenu: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onAccount: (view: AccountView) => void;
};

/** How many links fit beside the controls on a wide and on a very wide screen; the menu holds them all. */
const shownFrom = (place: number) => (place < 3 ? "block" : place < 4 ? "hidden xl:block" : "hidden");

/** Switches between the dark and the light theme. */
function ThemeToggle() {
  const text = useMessages("shell");
  const [theme, setTheme] = useStoredValue(storedTheme);
  useEffect(() => applyTheme(theme), [theme]);
  const isDark = theme === "dark";
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={text(isDark ? "themeToLight" : "themeToDark")}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

/** The sticky header of every page. */
export function Header({ links, current, onMenu, onLanguage, onAccount }: HeaderProps) {
  const text = useMessages("shell");
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-ground/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-3 sm:px-6">
        <Link href="/" className="me-auto flex min-h-11 items-center gap-2 lg:me-4">
          <Logo />
          <span className="font-display text-xl">{text("riwaq")}</span>
        </Link>
        <nav aria-label={text("mainNavigation")} className="hidden min-w-0 grow lg:block">
          <ul className="flex items-center">
            {links.map(({ address, key }, place) => (
              <li key={address} className={shownFrom(place)}>
                <Link
                  href={address}
                  aria-current={address === current ? "page" : undefined}
                  className="flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 text-ink-soft text-sm hover:text-ink aria-[current=page]:text-green"
                >
                  {text(`title.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* Reserves the width of four controls on a phone, so that none shifts while another loads. */}
        <div className="flex min-w-47 shrink-0 items-center gap-1">
          <LanguagePicker onLanguage={onLanguage} />
          <ThemeToggle />
          <AccountControls onAccount={onAccount} />
          <IconButton label={text("menu")} onClick={onMenu}>
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
