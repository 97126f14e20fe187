import { Search } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { RouteKey } from "./navigation.ts";
import { pageIcons } from "./page-icons.ts";
import { PageNotice } from "./page-notice.tsx";

export type NotFoundProps = {
  /** The pages most people come for. */
  readonly ways: readonly { readonly address: string; readonly key: RouteKey }[];
};

/** Opens the search of everything by its keys, which the header answers on every page. */
const openSearch = () => dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));

/** The page of an address that does not exist: it offers the search and the main ways on. */
export function NotFound({ ways }: NotFoundProps) {
  const text = useMessages("shell");
  const number = formatNumber(404, useLanguage());
  const [address] = useLocation();
  useEffect(() => console.warn("404: no page at", address), [address]);
  return (
    <>
      <PageNotice title={number} description={text("notFoundText")}>
        <Link href="/" className={buttonClass("primary")}>
          {text("returnHome")}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={openSearch}
          className={buttonClass("quiet", "noscript:hidden")}
        >
          <Search aria-hidden="true" className="size-4" />
          {text("search")}
        </button>
      </PageNotice>
      <nav aria-label={text("menu")} className="print:hidden">
        <ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
          {ways.map(({ address: href, key }) => {
            const Icon = pageIcons[key];
            return (
              <li key={href}>
                <Link
                  href={href}
                  className="panel flex size-full min-h-16 items-center gap-2 px-2.5 py-1 hover:bg-raised-high md:gap-3 md:p-4"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-green md:size-5.5" />
                  <span className="wrap-anywhere min-w-0 hyphens-auto font-semibold leading-tight rtl:leading-relaxed">
                    {text(`title.${key}`)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
