import type { ReactNode } from "react";
import { Link } from "wouter";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { FooterSection } from "#app/ui/footer-section.tsx";
import { Logo } from "./logo.tsx";
import { type FooterColumn, footerColumns, type Navigation } from "./navigation.ts";

const columnTitle = {
  read: "area.quran",
  worship: "area.worship",
  learn: "area.learn",
  together: "footerCommunity",
} as const satisfies Record<FooterColumn, string>;

type FooterProps = { readonly columns: Navigation["footer"]; readonly footer: ReactNode };

/** The footer of every page, with links to every address. */
export function Footer({ columns, footer }: FooterProps) {
  const text = useMessages("shell");
  const year = dateFormat(useLanguage(), { year: "numeric" }).format(new Date());
  return (
    // Rendered and laid out only when it comes near: on a phone it is a quarter of every page.
    <footer className="mt-10 [contain-intrinsic-block-size:auto_618px] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_809px] border-line border-t pb-[calc(var(--bar-height)+2.5rem)] print:hidden">
      <div aria-hidden="true" className="arcade h-14" />
      <div className="page-width grid pt-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:gap-x-8 lg:py-8">
        <div className="mb-4 flex max-w-sm flex-col gap-3">
          <div className="flex items-center gap-2">
            <Logo />
            <span className="font-display text-xl">{text("riwaq")}</span>
          </div>
          <p className="text-ink-soft text-sm">{text("footerAbout")}</p>
          <p className="text-ink-soft text-sm">{text("respectNote")}</p>
        </div>
        {footerColumns
          .filter((column) => columns[column].length > 0)
          .map((column) => (
            <FooterSection key={column} title={text(columnTitle[column])} isNavigation>
              <ul>
                {columns[column].map(({ address, key }) => (
                  <li key={address}>
                    <Link
                      href={address}
                      className="flex min-h-11 items-center text-ink-soft text-sm wrap-anywhere hover:text-green"
                    >
                      {text(`title.${key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterSection>
          ))}
      </div>
      {footer}
      <p className="page-width text-ink-soft text-sm" suppressHydrationWarning>
        {text("copyright", { year })}
      </p>
    </footer>
  );
}
