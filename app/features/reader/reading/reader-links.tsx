import { Link, useRouter, useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { hasNoPlace } from "#app/storage/reader-address.ts";
import { planOf, samePlan } from "#app/storage/reading-plan.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { isSurah } from "#domain/verse-reference.ts";
import type { PortionEndAt } from "./portion-end.tsx";
import { neighbours, type Reading } from "./reading.ts";

const ContinueAt = lazyComponent(() => import("./continue-at.tsx").then((link) => link.ContinueAt));

/**
 * Offers the verse where the person stopped last time. Only for a page that was opened before this device knew that
 * verse: it may arrive from another device, or from the data of an earlier version.
 */
export function ContinueReading({ address }: { readonly address: string }) {
  "use memo";
  const search = useSearch();
  const [verse] = useStoredValue(storedLastRead);
  return verse && hasNoPlace(search) ? <ContinueAt address={address} verse={verse} /> : null;
}

type StartLinkProps = { readonly address: string; readonly reading: Reading };

/** Link to the beginning of the Quran, for a person who has continued somewhere else. */
export function StartLink({ address, reading: { place, surah } }: StartLinkProps) {
  "use memo";
  const text = useMessages("reader");
  const isPlanned = planOf(useSearch());
  if (isPlanned || (surah.number === 1 && place.ayah === 1)) return null;
  return (
    <Link href={`${address}?surah=1`} className={chipClass}>
      {text("fromBeginning")}
    </Link>
  );
}

const PlanLine = lazyComponent(() => import("./plan-line.tsx").then((file) => file.PlanLine));

type PlanRoomProps = {
  /** The surah shown as a list. */
  readonly surah?: number;
  readonly onPortionEnd?: (end: PortionEndAt | undefined) => void;
};

/** Says for which plan one reads, in a room that is there before its code has come; nothing for the recitation. */
export function PlanRoom(props: PlanRoomProps) {
  const plan = planOf(useSearch());
  const hasLine = useSettledPart(PlanLine, plan !== undefined);
  return (
    plan && <div className="min-h-11 print:hidden">{hasLine && <PlanLine plan={plan} {...props} />}</div>
  );
}

/** Links to the previous and the next surah, at the end of one. */
export function SurahSteps({ address, surah }: { readonly address: string; readonly surah: number }) {
  const text = useMessages("reader");
  const plan = samePlan(useSearch());
  return (
    <nav aria-label={text("surah")} className="flex flex-wrap justify-between gap-3 py-8 print:hidden">
      {isSurah(surah - 1) && (
        <Link href={`${address}?surah=${surah - 1}${plan}`} className={buttonClass()}>
          {text("previousSurah")}
        </Link>
      )}
      {isSurah(surah + 1) && (
        <Link href={`${address}?surah=${surah + 1}${plan}`} className={buttonClass("quiet", "ms-auto")}>
          {text("nextSurah")}
        </Link>
      )}
    </nav>
  );
}

type WindowLinkProps = { readonly reading: Reading; readonly side: "earlier" | "later" };

/** Link to the verses before or after those in the page, until the browser has loaded them all. */
export function WindowLink({ reading, side }: WindowLinkProps) {
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const language = useLanguage();
  const range = neighbours(reading.window, reading.surah.ayahs)[side];
  if (!range) return null;
  const [from, to] = [formatNumber(range.from, language), formatNumber(range.to, language)];
  return (
    <p className="my-4 text-center print:hidden">
      <a href={hrefs(`?surah=${reading.surah.number}&verse=${range.from}`)} className={buttonClass()}>
        {text(side === "earlier" ? "earlierVerses" : "laterVerses", { from, to })}
      </a>
    </p>
  );
}
