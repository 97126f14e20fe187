import { notify } from "#app/browser/notifications.ts";
import { playOwnSound } from "#app/storage/own-sound.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { noticeDue, type PrayerNotice } from "#domain/prayer-times/notice-plan.ts";
import { type NoticeSettings, upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type NoticeWords, noticeText } from "./notice-text.ts";

/** The notices of one place and its settings, and when they were last looked at. */
export type Planned = {
  readonly key: string;
  readonly notices: readonly PrayerNotice[];
  readonly lastLook: Instant;
};

/** What is to be looked at for notices that have fallen due. */
export type Telling = {
  readonly planned: Planned | undefined;
  /** The key changes with anything that notices depend on. */
  readonly plan: {
    readonly key: string;
    readonly place: Place;
    readonly calculation: Calculation;
    readonly settings: NoticeSettings;
  };
  readonly words: NoticeWords;
  readonly language: Language;
  readonly lastLook: Instant;
  readonly now: Instant;
};

/** Announces what has fallen due since the last look, with the person's own sound; gives the plan to go on with. */
export function tellNotices({ planned, plan, words, language, lastLook, now }: Telling): Planned {
  // From the last look on, so that a change of the day loses none.
  const notices =
    planned?.key === plan.key
      ? planned.notices
      : upcomingNotices(plan.place, plan.calculation, plan.settings, lastLook);
  const due = noticeDue(notices, lastLook, now);
  if (due) {
    const { minutesBefore } = plan.settings[due.prayer];
    const { title, body } = noticeText(words, language, due.prayer, minutesBefore);
    void notify(title, body, `prayer-${due.prayer}`);
    void playOwnSound();
  }
  return { key: plan.key, notices, lastLook: now };
}
