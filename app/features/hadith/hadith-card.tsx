import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import { HadithBadges } from "./hadith-badges.tsx";
import { HadithWords } from "./hadith-words.tsx";
import { useActionableHadith } from "./use-actionable-hadith.ts";

type HadithCardProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One hadith of the list, with where it stands and what can be done with it. */
export function HadithCard({ hadith, names, query, detailHref, Actions }: HadithCardProps) {
  const own = useMessages("hadith");
  const text = useMessages("texts");
  const { source, actionable } = useActionableHadith(hadith);
  return (
    <li data-hadith={hadith.id} className="panel p-5 sm:p-6">
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-3">
        <HadithBadges hadith={hadith} names={names} />
        <Actions of={actionable} look="icons" />
      </div>
      <HadithWords hadith={hadith} query={query} />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-3 border-line border-t pt-4">
        <div className="text-sm">
          <p>{own("narratedBy", { name: hadith.narrator })}</p>
          <p className="text-ink-soft">{source}</p>
          {hadith.collection !== "other" && (
            <p className="text-ink-soft">{own("inBook", { book: hadith.book })}</p>
          )}
        </div>
        <Link href={detailHref} aria-label={text("detailsNamed", { name: source })} className={buttonClass()}>
          {text("details")}
        </Link>
      </div>
    </li>
  );
}
