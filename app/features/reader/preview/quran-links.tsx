import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { ReadingSummary } from "./reading-summary.tsx";

/** Milliseconds before the marked verses of a person who has read nothing yet are counted. */
const lookUpDelay = 3000;

const loadSummary = () => import("./reading-summary.tsx");

/** Links into the Quran: to the beginning, or where the person stopped, and to the verses they marked. */
export function QuranLinks() {
  const text = useMessages("home");
  const language = useLanguage();
  const [{ stopped, marked }, setSummary] = useState<ReadingSummary>({ marked: 0 });
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), storedLastRead.read() ? 0 : lookUpDelay);
    return () => clearTimeout(timer);
  }, []);
  // Without it the links lead to the beginning.
  const Loader = useAsync(isDue ? "reading summary" : undefined, loadSummary).value?.ReadingSummaryLoader;
  return (
    <div className="mt-4 grid justify-items-center gap-1 lg:justify-items-start lg:pt-2">
      <Link href={stopped?.href ?? "/digital-quran"} className={buttonClass("primary", "px-6 text-base")}>
        {stopped ? text("continueAt", { place: stopped.place }) : text("heroRead")}
      </Link>
      <Link href="/digital-quran?tab=bookmarks" className={buttonClass("bare", "lg:px-0")}>
        {marked > 0 ? text("bookmarksCount", { count: formatNumber(marked, language) }) : text("bookmarks")}
      </Link>
      {Loader && <Loader onChange={setSummary} />}
    </div>
  );
}
