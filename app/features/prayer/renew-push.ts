import { deletePlan, fetchPushKey, uploadPlan } from "#app/api/push.ts";
import { notificationPermission } from "#app/browser/notifications.ts";
import { loadWords } from "#app/i18n/words.ts";
import { type NoticeWords, saveNoticeWords } from "#app/offline/notice-words.ts";
import { endPush, subscribeToPush } from "#app/offline/push.ts";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { deviceZone } from "#app/storage/device-zone.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { readKnownPrayer } from "#app/storage/known-place.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { placeSource } from "#content/cities/index.ts";
import { reminderMinutes, remindersAfter } from "#domain/counting/reminder-times.ts";
import {
  besidePrayers,
  type DayReminder,
  dayNotice,
  upcomingReminders,
} from "#domain/fasting/day-reminders.ts";
import { directionOf, type Language } from "#domain/language.ts";
import type { Minutes } from "#domain/prayer-times/calculation-options.ts";
import { withoutHushed } from "#domain/prayer-times/hush.ts";
import { mostPlanned, noticeDays } from "#domain/prayer-times/notice-plan.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { iqamahNoticeText, loadNoticeWords, noticeText } from "./notice-text.ts";
import { loadSubstituteRule, prayerCalculation } from "./prayer-calculation.ts";
import { type ReminderContext, reminderText } from "./reminder-text.ts";

/** Planned until that instant (null: nothing to plan), refused by the browser, no answer, or switched off meanwhile. */
export type PushOutcome = { readonly until: Instant | null } | "refused" | "offline" | "ended";

/** What this page uploaded last, so that the same plan is not sent twice. */
let uploaded: { readonly plan: string; readonly outcome: { readonly until: Instant | null } } | undefined;

/** How many plans were started and how many were stopped: a running plan is undone when it was stopped meanwhile. */
let startCount = 0;
let stopCount = 0;

/**
 * Plans the notices of the next fourteen days on this device, stores their texts here, and uploads only their times
 * and prayers, and of reminders the times alone. Stops the notices where the browser no longer allows them.
 */
export async function renewPush(language: Language, now: Instant): Promise<PushOutcome> {
  if (notificationPermission() !== "granted") {
    await stopPush(language);
    return "refused";
  }
  startCount += 1;
  const [start, stopsBefore, wasOn] = [startCount, stopCount, storedPush.read()];
  // Stopped by this tab or by another one.
  const isStopped = () => stopCount !== stopsBefore || (wasOn && !storedPush.read());
  // Undoes what was done after the stop, unless notices were switched on again: then the newer plan is in charge.
  const undo = async (endpoint: string | undefined) => {
    if (start === startCount) await endPush();
    if (start === startCount && endpoint) await deletePlan(language, endpoint);
    return "ended" as const;
  };
  const known = await readKnownPrayer(placeSource);
  const { place, method, choices, notices: settings, iqamah } = known;
  if (isStopped()) return "ended";
  const { place: where, calculation } = prayerCalculation(
    place,
    method,
    choices,
    await loadSubstituteRule(choices),
  );
  const planned = upcomingNotices(where, calculation, settings, now, iqamah);
  const { reckoning, is24Hour } = known;
  const evenings = upcomingReminders(where.timeZone, reckoning, known.reminders, now);
  const days = withoutHushed(besidePrayers(evenings, planned), storedHush.read(), now);
  const others = [...planned, ...days].sort((a, b) => a.at - b.at);
  const athkar = withoutHushed(besidePrayers(athkarReminders(now), others), storedHush.read(), now).slice(
    0,
    mostPlanned - others.length,
  );
  const notices = [
    ...withoutHushed(planned, storedHush.read(), now),
    ...[...days, ...athkar].map(dayNotice),
  ].sort((a, b) => a.at - b.at);
  if (notices.length === 0) {
    await deleteUploadedPlan(language);
    return { until: null };
  }
  const keyResult = await fetchPushKey(language);
  if (isStopped()) return "ended";
  if (!keyResult.isDone) return "offline";
  const subscription = await subscribeToPush(keyResult.answer.key);
  if (isStopped()) return undo(subscription?.endpoint);
  if (!subscription) return "refused";
  const context = { place: where, calculation, reckoning, is24Hour };
  await storeNoticeWords(
    language,
    settings,
    iqamah.noticeBefore ?? 0,
    await dayWords(language, days, athkar, context),
  );
  if (isStopped()) return undo(subscription.endpoint);
  const plan = JSON.stringify([subscription.endpoint, notices]);
  if (plan !== uploaded?.plan) {
    const sent = await uploadPlan(language, subscription, notices);
    if (isStopped()) return undo(subscription.endpoint);
    if (!sent) return "refused";
    if (!sent.isDone) return "offline";
    uploaded = { plan, outcome: sent.answer };
  }
  storedPush.write(true);
  return uploaded.outcome;
}

/** Stops the notices with no page open, on this device and on the server. False when the server was not reached. */
export async function stopPush(language: Language): Promise<boolean> {
  stopCount += 1;
  uploaded = undefined;
  const endpoint = await endPush();
  // If the server was not reached, the push service reports the ended subscription to it at the next notice.
  return endpoint === undefined || (await deletePlan(language, endpoint)).isDone;
}

/** All prayers are switched off: the server has no plan until one is switched on again. */
async function deleteUploadedPlan(language: Language): Promise<void> {
  await stopPush(language);
  storedPush.write(true);
}

type TimedReminder = { readonly at: Instant };

/** When the person wants to be reminded of the athkar on the next fourteen days, by the clock of the device. */
function athkarReminders(now: Instant): readonly TimedReminder[] {
  const reminder = storedReminder.read();
  if (!reminder.isOn) return [];
  return remindersAfter(deviceZone(), reminderMinutes(reminder), now, noticeDays).map((at) => ({ at }));
}

/** The texts of the planned days and athkar by their instant; undefined where none is planned. */
async function dayWords(
  language: Language,
  days: readonly DayReminder[],
  athkar: readonly TimedReminder[],
  context: ReminderContext,
): Promise<NoticeWords["days"]> {
  if (days.length + athkar.length === 0) return undefined;
  const fasting = days.length > 0 ? await loadWords(language, "fasting") : undefined;
  const saying = athkar.length > 0 ? await loadWords(language, "athkar") : undefined;
  return Object.fromEntries([
    ...(fasting ? days.map((each) => [each.at, reminderText(fasting, language, each, context)]) : []),
    ...(saying
      ? athkar.map(({ at }) => [
          at,
          { title: saying("reminderTitle"), body: saying("reminderBody"), tag: "athkar" },
        ])
      : []),
  ]);
}

type Settings = Awaited<ReturnType<typeof readKnownPrayer>>["notices"];

async function storeNoticeWords(
  language: Language,
  settings: Settings,
  beforeIqamah: Minutes,
  days: NoticeWords["days"],
): Promise<void> {
  const words = await loadNoticeWords(language);
  const iqamahOf = (prayer: keyof Settings) => iqamahNoticeText(words, language, prayer, beforeIqamah);
  const of = (prayer: keyof Settings) => noticeText(words, language, prayer, settings[prayer].minutesBefore);
  await saveNoticeWords({
    fajr: of("fajr"),
    dhuhr: of("dhuhr"),
    asr: of("asr"),
    maghrib: of("maghrib"),
    isha: of("isha"),
    iqamah: {
      fajr: iqamahOf("fajr"),
      dhuhr: iqamahOf("dhuhr"),
      asr: iqamahOf("asr"),
      maghrib: iqamahOf("maghrib"),
      isha: iqamahOf("isha"),
    },
    ...(days ? { days } : {}),
    ended: { title: words.part("noticesEndedTitle"), body: words.part("noticesEndedBody") },
    lang: language,
    dir: directionOf(language),
  });
}
