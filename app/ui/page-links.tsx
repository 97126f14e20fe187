import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";

type PageLinksProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** The element that begins the list: it is shown and focused when the page is turned. */
  readonly listId: string;
};

/** Most pages that are all numbered. */
const mostNumbered = 20;

/** Every page, or of many the first, the last and those around the current one. */
function shownPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages <= mostNumbered) return all;
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 3);
}

/** The numbered pages of a list, each with an address of its own; nothing where there is only one. */
export function PageLinks({ page, pages, hrefOf, listId }: PageLinksProps) {
  const text = useMessages("texts");
  const language = useLanguage();
  const known = useRef(page);
  const isTurning = useRef(false);
  useEffect(() => {
    if (known.current === page) return;
    known.current = page;
    if (!isTurning.current) return;
    isTurning.current = false;
    const list = document.getElementById(listId);
    list?.scrollIntoView({ block: "start" });
    list?.focus({ preventScroll: true });
  }, [page, listId]);
  if (pages < 2) return null;
  return (
    <nav aria-label={text("pages")} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              aria-label={text("pageNumber", { number: formatNumber(number, language) })}
              aria-current={number === page ? "page" : undefined}
              onClick={() => {
                isTurning.current = true;
              }}
              className="grid size-11 place-items-center rounded-round border border-edge font-medium tabular-nums hover:border-green aria-[current=page]:border-green aria-[current=page]:bg-green-veil aria-[current=page]:text-green-strong"
            >
              {formatNumber(number, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
