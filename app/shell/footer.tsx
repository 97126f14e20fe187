import type { ReactNode } from "react";
import { Link } from "wouter";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Logo } from "./logo.tsx";
import { type FooterColumn, footerColumns, type Navigation } from "./navigation.ts";

const columnTitle = {
  read: "footerRead",
  worship: "footerWorship",
  learn: "footerLearn",
  together: "footerCommunity",
} as const satisfies Record<FooterColumn, string>;

type FooterProps = { readonly columns: Navigation["footer"]; readonly footer: ReactNode };

/** The footer of every page, with links to every address. */
export function Footer({ columns, footer }: FooterProps) {
  const text = useMessages("shell");
  const year = dateFormat(useLanguage(), { year: "numeric" }).format(new Date());
  return (
    // Rendered and laid out only when it comes near: on a phone it is a quarter of every page.
    <footer className="mt-10 [contain-intrinsic-block-size:auto_1800px] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_1620px] lg:[contain-intrinsic-block-size:auto_880px] border-line border-t pb-28 lg:pb-10 print:hidden">
      <div aria-hidden="true" className="arcade h-14" />
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:gap-x-8">
        <div className="col-span-2 flex max-w-sm flex-col gap-3 lg:col-span-1">
          <div className="flex items-center gap-2">
            <Logo />
            <span className="font-display text-xl">{text("riwaq")}</span>
          </div>
          <p className="text-ink-soft text-sm">{text("footerAbout")}</p>
          <p className="text-gold text-sm">{text("respectNote")}</p>
        </div>
        {footerColumns
          .filter((column) => columns[column].length > 0)
          .map((column) => (
            <nav key={column} aria-label={text(columnTitle[column])}>
              <h2 className="mb-2 font-medium text-sm">{text(columnTitle[column])}</h2>
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
            </nav>
          ))}
      </div>
      {footer}
      <p className="mx-auto max-w-6xl px-4 text-ink-soft text-sm sm:px-6" suppressHydrationWarning>
        {text("copyright", { year })}
      </p>
    </footer>
  );
}
