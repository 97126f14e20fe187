import { type ComponentType, useEffect, useState } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { ReadingSummary } from "./reading-summary.tsx";

/** Milliseconds after which it is looked up whether somebody who has read nothing marked something all the same. */
const restBeforeLookUp = 3000;

type LookUp = ComponentType<{ readonly onChange: (own: ReadingSummary) => void }>;

/** The way into the Quran, to where the person stopped if they have read before, and to the verses they marked. */
export function QuranLinks() {
  const text = useMessages("home");
  const language = useLanguage();
  const [own, setOwn] = useState<ReadingSummary>({ marked: 0 });
  const [LookUp, setLookUp] = useState<LookUp>();
  useEffect(() => {
    const lookUp = () =>
      import("./reading-summary.tsx")
        .then(({ ReadingSummaryLoader }) => setLookUp(() => ReadingSummaryLoader))
        .catch((error: unknown) => console.warn("the links lead to the beginning", error));
    const timer = setTimeout(lookUp, storedLastRead.read() ? 0 : restBeforeLookUp);
    return () => clearTimeout(timer);
  }, []);
  const { stopped, marked } = own;
  return (
    <div className="mt-8 grid justify-items-center gap-1">
      <Link href={stopped?.href ?? "/digital-quran"} className={buttonClass("primary", "px-6 text-base")}>
        {stopped ? text("continueAt", { place: stopped.place }) : text("heroRead")}
      </Link>
      <Link href="/digital-quran?tab=bookmarks" className={buttonClass("bare")}>
        {marked > 0 ? text("bookmarksCount", { count: formatNumber(marked, language) }) : text("bookmarks")}
      </Link>
      {LookUp && <LookUp onChange={setOwn} />}
    </div>
  );
}
