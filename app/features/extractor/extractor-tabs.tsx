import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const ExtractorInside = lazyComponent(() =>
  import("./extractor-inside.tsx").then((file) => file.ExtractorInside),
);

const address = "/complete-athkar";

const isExtractorTab = (search: URLSearchParams) => search.get("tab") === "extractor";

/** Loads the code of the extractor's tab where the address names it. */
export async function readyExtractor(search: URLSearchParams): Promise<void> {
  if (isExtractorTab(search)) await ExtractorInside.ready();
}

/** The address of a tab; other parameters stay. */
function tabAddress(search: string, isExtractor: boolean): string {
  const params = new URLSearchParams(search);
  if (isExtractor) params.set("tab", "extractor");
  else params.delete("tab");
  return params.size === 0 ? address : `${address}?${params}`;
}

/** Two tabs with addresses of their own: the children and the extractor. */
export function ExtractorTabs({ children }: { readonly children: ReactNode }) {
  const text = useMessages("athkar");
  const title = useMessages("shell");
  const search = useSearch();
  const isExtractor = isExtractorTab(new URLSearchParams(search));
  const tabs = [
    { id: "tab-athkar", isOpen: !isExtractor, label: title("title.athkar"), href: tabAddress(search, false) },
    { id: "tab-extractor", isOpen: isExtractor, label: text("extractor"), href: tabAddress(search, true) },
  ];
  return (
    <>
      <div
        role="tablist"
        aria-label={title("title.completeAthkar")}
        className="mx-auto -mt-4 flex max-w-3xl gap-1 sm:-mt-6 print:hidden"
      >
        {tabs.map(({ id, isOpen, label, href }) => (
          <Link
            key={id}
            id={id}
            href={href}
            replace
            role="tab"
            aria-selected={isOpen}
            {...(isOpen ? { "aria-controls": "tab-panel" } : {})}
            className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-2 text-ink-soft text-sm hover:text-ink aria-selected:border-green aria-selected:text-ink sm:px-4"
          >
            {label}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={isExtractor ? "tab-extractor" : "tab-athkar"}>
        {isExtractor ? (
          <section id="extractor" className="mx-auto mt-6 max-w-4xl">
            <h1 tabIndex={-1} className="text-center font-display text-3xl outline-none sm:text-4xl">
              {title("title.completeAthkar")}
            </h1>
            <h2 className="mt-6 font-display text-2xl">{text("extractor")}</h2>
            <ExtractorInside />
          </section>
        ) : (
          children
        )}
      </div>
    </>
  );
}
