import { Check, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { deviceDay } from "#app/browser/device-clock.ts";
import { saveText } from "#app/browser/save-text.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { changeRecord } from "#app/storage/user-data/use-collection.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { type Khatma, khatmaPages, readKhatma, withPagesRead } from "#domain/khatma/khatma.ts";
import { khatmaDayOf, type Portion } from "#domain/khatma/khatma-day.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { KhatmaChanges } from "./khatma-changes.tsx";
import { khatmaVerse, portionWords, type QuranPages, readerAddress, verseWords } from "./quran-pages.ts";

type KhatmaPlanProps = {
  readonly id: string;
  readonly plan: Khatma;
  /** The verse read last for this plan. */
  readonly place: VerseReference | undefined;
  readonly quran: QuranPages;
  readonly onRemove: () => void;
};

/** One plan: today's portion, how far it has come, and what can be changed. */
export function KhatmaPlan({ id, plan, place, quran, onRemove }: KhatmaPlanProps) {
  const text = useMessages("khatma");
  const language = useLanguage();
  const titleId = useId();
  const [isChanging, setIsChanging] = useState(false);
  const today = deviceDay();
  const { portion, isDone, daysLeft } = khatmaDayOf(plan, today, quran.quarterPages);
  const end = parseCalendarDay(plan.finishBy) ?? today;
  const number = (value: number) => formatNumber(value, language);
  // By what is there now: another tab may have changed the plan.
  const change = (next: (plan: Khatma) => Khatma) =>
    changeRecord("khatma", id, (body) => next(readKhatma(body) ?? plan));
  const verse = khatmaVerse(plan, place, quran);
  const words = portion && portionWords(plan, portion, quran, language);
  const name = plan.name || text("from", { page: number(plan.firstPage) });
  const saveCalendar = async () => {
    const { khatmaCalendar } = await import("./khatma-calendar.ts");
    const wordsOf = (part: Portion) => {
      const { pages, verses } = portionWords(plan, part, quran, language);
      return { pages: text("pages", { count: part.end - part.start, pages }), verses };
    };
    const file = khatmaCalendar(id, plan, today, quran.quarterPages, name, wordsOf, Date.now());
    saveText("khatma.ics", "text/calendar", file);
  };
  const DoneSign = isDone ? Undo2 : Check;
  return (
    <section aria-labelledby={titleId} className="panel grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-display text-xl">
          {name}
        </h2>
        <p className="text-ink-soft text-sm">
          {daysLeft > 0
            ? text("daysLeft", { count: daysLeft, day: dayText(end, language, "dayMonth") })
            : text("endPassed")}
        </p>
      </div>
      <div>
        <div
          role="progressbar"
          aria-label={text("progress")}
          aria-valuemin={0}
          aria-valuemax={khatmaPages}
          aria-valuenow={plan.read}
          className="mb-1 h-2 overflow-hidden rounded-round bg-sunk"
        >
          <div className="h-full bg-green" style={{ inlineSize: `${(plan.read / khatmaPages) * 100}%` }} />
        </div>
        <p className="text-ink-soft text-sm">
          {text("pagesRead", { read: number(plan.read), pages: number(khatmaPages) })}
        </p>
      </div>
      {portion && words && (
        <div role="status">
          <h3 className="text-ink-soft text-sm">{text(isDone ? "todayDone" : "today")}</h3>
          <p className="font-display text-lg">{words.verses}</p>
          <p>{text("pages", { pages: words.pages, count: portion.end - portion.start })}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Link href={readerAddress(id, verse)} className={buttonClass(isDone ? "quiet" : "primary")}>
          {verse === place
            ? text("continueAt", { place: verseWords(verse, quran.names, language) })
            : text(isDone ? "readOn" : "read")}
        </Link>
        {portion && (
          <Button
            onClick={() => change((now) => withPagesRead(now, today, isDone ? portion.start : portion.end))}
          >
            <DoneSign aria-hidden="true" className="size-4" />
            {text(isDone ? "undo" : "done")}
          </Button>
        )}
        <Button look="bare" onClick={saveCalendar}>
          {text("calendar")}
        </Button>
        <Button look="bare" aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          {text("change")}
        </Button>
      </div>
      {isChanging && <KhatmaChanges plan={plan} onChange={change} onRemove={onRemove} />}
    </section>
  );
}
