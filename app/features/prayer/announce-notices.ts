import { notify } from "#app/browser/notifications.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { withoutHushed } from "#domain/prayer-times/hush.ts";
import type { MosqueIqamah } from "#domain/prayer-times/iqamah.ts";
import { noticeDue, type PrayerNotice } from "#domain/prayer-times/notice-plan.ts";
import { type NoticeSettings, upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { playNoticeSound } from "./notice-sound.ts";
import { iqamahNoticeText, type NoticeWords, noticeText } from "./notice-text.ts";

/** The notices of one place and its settings, and when they were last checked. */
export type Planned = {
  readonly key: string;
  readonly notices: readonly PrayerNotice[];
  readonly lastCheck: Instant;
};

/** What a check for due notices needs. */
export type NoticeCheck = {
  readonly planned: Planned | undefined;
  /** The key changes with anything that notices depend on. */
  readonly plan: {
    readonly key: string;
    readonly place: Place;
    readonly calculation: Calculation;
    readonly settings: NoticeSettings;
    readonly iqamah: MosqueIqamah;
    readonly hushedUntil: Instant;
  };
  readonly words: NoticeWords;
  readonly language: Language;
  readonly lastCheck: Instant;
  readonly now: Instant;
};

/** Announces what became due since the last check, with the chosen sound; returns the plan for the next check. */
export function announceDueNotices({ planned, plan, words, language, lastCheck, now }: NoticeCheck): Planned {
  // Planned from the last check on, so that no notice is lost when the day changes.
  const notices =
    planned?.key === plan.key
      ? planned.notices
      : upcomingNotices(plan.place, plan.calculation, plan.settings, lastCheck, plan.iqamah);
  const due = noticeDue(withoutHushed(notices, plan.hushedUntil, lastCheck), lastCheck, now);
  if (due) {
    const { minutesBefore } = plan.settings[due.prayer];
    const { title, body } = due.isIqamah
      ? iqamahNoticeText(words, language, due.prayer, plan.iqamah.noticeBefore ?? 0)
      : noticeText(words, language, due.prayer, minutesBefore);
    void notify(title, body, due.isIqamah ? `prayer-${due.prayer}-iqamah` : `prayer-${due.prayer}`);
    // The sound is the adhan's.
    if (!due.isIqamah) void playNoticeSound(due.prayer);
  }
  return { key: plan.key, notices, lastCheck: now };
}
