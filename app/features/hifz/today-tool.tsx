import { Check, Undo2 } from "lucide-react";
import { Link } from "wouter";
import { deviceDay, deviceDayKey, useNow } from "#app/browser/device-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { loadSurahNames } from "#content/quran/index.ts";
import { type CalendarDay, isSameDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { dueCards } from "#domain/review/review-deck.ts";
import { streakOf } from "#domain/study-plan/streak.ts";
import { changeLearnt, type StudyPlan, studyDayOf } from "#domain/study-plan/study-plan.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { hifzAddress } from "./hifz-address.ts";
import { MushafLink } from "./mushaf-link.tsx";
import { type DeckStore, useDeck } from "./use-deck.ts";
import { usePlan } from "./use-plan.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Today's new verses, reviews and listening, and the streak of days. */
export function TodayTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const store = useDeck();
  const { plan, isReady, save } = usePlan();
  const { now } = useNow();
  if (!store.isReady || !isReady) return <p role="status">{text("loading")}</p>;
  const today = deviceDay();
  const done = store.study.countOn(deviceDayKey(), "reviews");
  const due = Math.min(dueCards(store.deck, now).length, Math.max(0, store.limit.value - done));
  const streak = streakOf(store.study.done, today, plan?.weekdays ?? everyDay);
  return (
    <div className="grid gap-5">
      <section aria-label={text("streak")} className="panel grid justify-items-center gap-1 p-6 text-center">
        <p className="font-display text-4xl text-gold">{formatNumber(streak.days, language)}</p>
        <p>{text("streakDays", { count: streak.days })}</p>
        <p className="max-w-[55ch] text-ink-soft text-sm">
          {text(streak.isTodayDone ? "todayDone" : "todayOpen")}{" "}
          {streak.graceDays > 0 ? text("forgiven", { count: streak.graceDays }) : text("forgives")}
        </p>
      </section>
      <TodayPlan plan={plan} today={today} save={save} store={store} />
      <section className="panel flex flex-wrap items-center justify-between gap-3 p-5">
        <div>
          <h2 className="font-display text-xl">{text("todayReview")}</h2>
          <p className="text-ink-soft">
            {text("due", { count: due })}
            {done > 0 && ` · ${text("doneToday", { count: done })}`}
          </p>
        </div>
        <Link href={hifzAddress("cards")} className={buttonClass(due > 0 ? "primary" : "quiet")}>
          {text("review")}
        </Link>
      </section>
    </div>
  );
}

type TodayPlanProps = {
  readonly plan: StudyPlan | undefined;
  readonly today: CalendarDay;
  readonly save: (plan: StudyPlan) => void;
  readonly store: DeckStore;
};

/** Today's part of the plan: verses to learn one by one, and a passage to listen to. */
function TodayPlan({ plan, today, save, store }: TodayPlanProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const names = useAsync(`names ${language}`, () => loadSurahNames(language)).value;
  if (!plan)
    return (
      <EmptyState title={text("noPlan")} hint={text("noPlanHint")}>
        <Link href={hifzAddress("plan")} className={buttonClass("primary")}>
          {text("makePlan")}
        </Link>
      </EmptyState>
    );
  const { surah } = plan;
  const day = studyDayOf(plan, today);
  const { fresh, freshDone, listening } = day;
  const rangeText = ({ from, to }: { from: number; to: number }) =>
    text("versePlace", {
      surah: names?.[surah - 1]?.name ?? "",
      verses: [...new Set([from, to])].map((ayah) => formatNumber(ayah, language)).join("–"),
    });
  const nextAyah = plan.from + plan.learnt;
  const isDayDone = fresh !== undefined && nextAyah > fresh.to;
  const markLearnt = () => {
    save(changeLearnt(plan, today, 1));
    store.add([verseKey({ surah, ayah: nextAyah })]);
    store.study.add("new", 1);
  };
  const undo = () => {
    save(changeLearnt(plan, today, -1));
    const card = store.deck.cards.get(verseKey({ surah, ayah: nextAyah - 1 }));
    // A card that was reviewed or made before today was not made by this plan today.
    if (card?.reviews === 0 && isSameDay(deviceDay(new Date(card.addedAt)), today)) store.remove(card.id);
    store.study.add("new", -1);
  };
  const lastDay = parseCalendarDay(plan.finishBy);
  return (
    <>
      <section className="panel grid gap-4 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="font-display text-xl">{text("todayNew")}</h2>
          <p className="text-ink-soft text-sm">
            {text("planProgress", {
              learnt: formatNumber(plan.learnt, language),
              total: formatNumber(plan.to - plan.from + 1, language),
            })}
            {lastDay && ` · ${text("until", { day: dayText(lastDay, language, "dayMonth") })}`}
          </p>
        </div>
        {day.isLate && <p className="text-gold">{text("late")}</p>}
        {fresh && !day.isFinished ? (
          <>
            <p role="status">
              {rangeText(fresh)}
              {" · "}
              {isDayDone ? text("dayDone") : text("nextVerse", { verse: formatNumber(nextAyah, language) })}
            </p>
            <div className="flex flex-wrap gap-3">
              {!isDayDone && (
                <Button look="primary" onClick={markLearnt}>
                  <Check aria-hidden="true" className="size-4" />
                  {text("learntVerse", { verse: formatNumber(nextAyah, language) })}
                </Button>
              )}
              <Link href={hifzAddress("hide", { surah, ...fresh })} className={buttonClass()}>
                {text("tool.hide")}
              </Link>
              <Link href={hifzAddress("similar", { surah, ...fresh })} className={buttonClass()}>
                {text("tool.similar")}
              </Link>
              <MushafLink passage={{ surah, ...fresh }} />
              {freshDone > 0 && (
                <IconButton label={text("takeBack")} onClick={undo}>
                  <Undo2 aria-hidden="true" className="size-5" />
                </IconButton>
              )}
            </div>
          </>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="max-w-[55ch]">
              {text(day.isFinished ? "planFinished" : "freeDay")}
            </p>
            {freshDone > 0 && (
              <IconButton label={text("takeBack")} onClick={undo}>
                <Undo2 aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
        )}
        <Link
          href={hifzAddress("plan")}
          className="inline-flex min-h-11 items-center justify-self-start text-green text-sm"
        >
          {text("changePlan")}
        </Link>
      </section>
      {listening && !day.isFinished && (
        <section className="panel flex flex-wrap items-center justify-between gap-3 p-5">
          <div>
            <h2 className="font-display text-xl">{text("todayListen")}</h2>
            <p className="text-ink-soft">{rangeText(listening)}</p>
          </div>
          <Link href={hifzAddress("listen", { surah, ...listening })} className={buttonClass()}>
            {text("tool.listen")}
          </Link>
        </section>
      )}
    </>
  );
}
