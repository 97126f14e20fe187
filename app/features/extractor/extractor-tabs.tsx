import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

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
  // The server has the parameters in another order.
  params.sort();
  return params.size === 0 ? address : `${address}?${params}`;
}

/** The page's head and two tabs with addresses of their own: the children and, last, the extractor. */
export function ExtractorTabs({ children }: { readonly children: ReactNode }) {
  const text = useMessages("athkar");
  const title = useMessages("shell");
  const search = useSearch();
  const isExtractor = isExtractorTab(new URLSearchParams(search));
  return (
    <>
      <PageHead isCompact title={title("title.completeAthkar")} about={<p>{text("doorsText")}</p>} />
      <Tabs
        label={title("title.completeAthkar")}
        current={isExtractor ? "extractor" : "athkar"}
        panelId="tab-panel"
        tabs={[
          { id: "athkar", label: title("title.athkar"), href: tabAddress(search, false) },
          { id: "extractor", label: text("extractor"), href: tabAddress(search, true) },
        ]}
      />
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={isExtractor ? "tab-extractor" : "tab-athkar"}
        className="pt-1.5 lg:pt-6"
      >
        {isExtractor ? (
          <section id="extractor" className="max-w-page">
            <h2 className="font-display text-2xl">{text("extractor")}</h2>
            <ExtractorInside />
          </section>
        ) : (
          children
        )}
      </div>
    </>
  );
}
