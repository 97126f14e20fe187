import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { dueCards } from "#domain/review/review-deck.ts";
import { streakOf } from "#domain/study-plan/streak.ts";
import { deviceDay, deviceDayKey, useNow } from "./device-clock.ts";
import { hifzAddress } from "./hifz-address.ts";
import { TodayPlan } from "./today-plan.tsx";
import { useDeck } from "./use-deck.ts";
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
          {streak.forgiven > 0 ? text("forgiven", { count: streak.forgiven }) : text("forgives")}
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
