"use no memo";

import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { type PrayerTab, prayerTabs } from "./prayer-tab.ts";

const names = { today: "tabToday", week: "tabWeek", month: "tabMonth" } as const;

/** Today, the week or the month, as links that work without scripts. */
export function PrayerTabs({ open }: { readonly open: PrayerTab }) {
  const text = useMessages("prayer");
  return (
    <nav aria-label={text("tabs")} className="flex flex-wrap gap-1 print:hidden">
      {prayerTabs.map((tab) => (
        <Link
          key={tab}
          href={tab === "today" ? "/prayer" : `/prayer?tab=${tab}`}
          replace
          aria-current={tab === open ? "page" : undefined}
          className="flex min-h-11 items-center rounded-round border border-transparent px-4 text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-ink"
        >
          {text(names[tab])}
        </Link>
      ))}
    </nav>
  );
}
