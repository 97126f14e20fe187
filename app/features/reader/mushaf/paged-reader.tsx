import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ProblemNotice } from "#app/features/reader/reader-text.tsx";
import { PlanRoom } from "#app/features/reader/reading/reader-links.tsx";
import { asksForPages, withView } from "#app/features/reader/settings/use-view.ts";
import { SurahFacts } from "#app/features/reader/surah/surah-heading.tsx";
import type { OpenReader } from "#app/features/reader/use-reader.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { PageView } from "./page-view.tsx";
import styles from "./pages.css?url";
import type { ShownPage } from "./shown-page.ts";

type PagedReaderProps = {
  readonly reader: OpenReader;
  readonly sent: ShownPage | null;
  /** Controls above the page. */
  readonly above: ReactNode;
  /** What else there is to do with the surah, as chips. */
  readonly actions: ReactNode;
};

/** A reader page by page: the page of the mushaf, and below it what belongs to the surah being read. */
export function PagedReader({ reader, sent, above, actions }: PagedReaderProps) {
  const text = useMessages("reader");
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { reading } = reader;
  const isSaid = asksForPages(new URLSearchParams(search));
  // So that a copied address opens the page too.
  useEffect(() => {
    if (!isSaid) navigate(path + withView(search, "page"), { replace: true, state: history.state });
  }, [isSaid, path, search, navigate]);
  const [wasSaid] = useState(isSaid);
  useLayoutEffect(() => {
    // The list that came first was scrolled to its verse, which is no place of the page.
    if (!wasSaid) scrollTo({ top: 0, behavior: "instant" });
  }, [wasSaid]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="part" />
      <h1 tabIndex={-1} className="sr-only">
        {text("surahName", { name: reading.name.name })}
      </h1>
      <ProblemNotice place={reading.place} />
      <PlanRoom />
      <PageView reader={reader} sent={sent} above={above} />
      <div className="pt-4 print:hidden">
        <SurahFacts
          first={text("surahName", { name: reading.name.name })}
          reading={reading}
          verification={reader.verification}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 py-4 print:hidden">{actions}</div>
    </>
  );
}
