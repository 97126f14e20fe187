import { askPushKey, forgetPlan, uploadPlan } from "#app/api/push.ts";
import { loadWords } from "#app/i18n/words.ts";
import { notificationPermission } from "#app/platform/notifications.ts";
import { keepNoticeWords } from "#app/platform/offline/notice-words.ts";
import { readKeptPrayer } from "#app/platform/prayer-settings.ts";
import { endPush, subscribeToPush } from "#app/platform/push.ts";
import { storedPush } from "#app/platform/stored-push.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { noticeText } from "./notice-text.ts";
import { prayerCalculation } from "./prayer-calculation.ts";

/** How it went: planned until then, nothing to plan, refused by the browser, or no answer from the server. */
export type PushOutcome = { readonly until: Instant | null } | "refused" | "offline";

/** What this page has uploaded last: the same is not sent twice in one visit. */
let uploaded: { readonly plan: string; readonly outcome: { readonly until: Instant | null } } | undefined;

/**
 * Plans the notices of the next fourteen days on this device, lays their words down here, and uploads their
 * moments and names. Ends what was planned where the browser has taken its leave back.
 */
export async function renewPush(language: Language, now: Instant): Promise<PushOutcome> {
  if (notificationPermission() !== "granted") {
    await stopPush(language);
    return "refused";
  }
  const { place, method, choices, notices: settings } = await readKeptPrayer();
  const { place: where, calculation } = prayerCalculation(place, method, choices);
  const notices = upcomingNotices(where, calculation, settings, now);
  if (notices.length === 0) {
    await forgetPlanOnly(language);
    return { until: null };
  }
  const asked = await askPushKey(language);
  if (!asked.isDone) return "offline";
  const subscription = await subscribeToPush(asked.answer.key);
  if (!subscription) return "refused";
  await layDownWords(language, settings);
  const plan = JSON.stringify([subscription.endpoint, notices]);
  if (plan !== uploaded?.plan) {
    const sent = await uploadPlan(language, subscription, notices);
    if (!sent) return "refused";
    if (!sent.isDone) return "offline";
    uploaded = { plan, outcome: sent.answer };
  }
  storedPush.write(true);
  return uploaded.outcome;
}

/** Ends the notices with no page open, on this device and on the server. False when the server was not reached. */
export async function stopPush(language: Language): Promise<boolean> {
  uploaded = undefined;
  const endpoint = await endPush();
  // Without an answer the push service, whose subscription has ended, tells the server at the next notice.
  return endpoint === undefined || (await forgetPlan(language, endpoint)).isDone;
}

/** All prayers are switched off: nothing lies on the server until one is switched on again. */
async function forgetPlanOnly(language: Language): Promise<void> {
  await stopPush(language);
  storedPush.write(true);
}

type Settings = Awaited<ReturnType<typeof readKeptPrayer>>["notices"];

async function layDownWords(language: Language, settings: Settings): Promise<void> {
  const text = await loadWords(language, "prayer");
  const of = (prayer: keyof Settings) => noticeText(text, language, prayer, settings[prayer].minutesBefore);
  await keepNoticeWords({
    fajr: of("fajr"),
    dhuhr: of("dhuhr"),
    asr: of("asr"),
    maghrib: of("maghrib"),
    isha: of("isha"),
    ended: { title: text("noticesEndedTitle"), body: text("noticesEndedBody") },
    lang: language,
    dir: directionOf(language),
  });
}
