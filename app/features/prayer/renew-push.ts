import { askPushKey, forgetPlan, uploadPlan } from "#app/api/push.ts";
import { notificationPermission } from "#app/browser/notifications.ts";
import { keepNoticeWords } from "#app/offline/notice-words.ts";
import { endPush, subscribeToPush } from "#app/offline/push.ts";
import { readKnownPrayer } from "#app/storage/known-place.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { placeSource } from "#content/cities/index.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { loadNoticeWords, noticeText } from "./notice-text.ts";
import { prayerCalculation } from "./prayer-calculation.ts";

/**
 * How it went: planned until then, nothing to plan, refused by the browser, no answer from the server, or switched off
 * meanwhile.
 */
export type PushOutcome = { readonly until: Instant | null } | "refused" | "offline" | "ended";

/** What this page has uploaded last: the same is not sent twice in one visit. */
let uploaded: { readonly plan: string; readonly outcome: { readonly until: Instant | null } } | undefined;

/** How often this page began to plan, and how often it was told to end it: what is under way then gives way. */
let begun = 0;
let ended = 0;

/**
 * Plans the notices of the next fourteen days on this device, lays their words down here, and uploads their
 * moments and names. Ends what was planned where the browser has taken its leave back.
 */
export async function renewPush(language: Language, now: Instant): Promise<PushOutcome> {
  if (notificationPermission() !== "granted") {
    await stopPush(language);
    return "refused";
  }
  begun += 1;
  const [turn, endedBefore, wasOn] = [begun, ended, storedPush.read()];
  // MessagesByKind here, or in another tab.
  const isEnded = () => ended !== endedBefore || (wasOn && !storedPush.read());
  // Takes back what was done after the end; who has switched it on again since plans by themselves.
  const giveWay = async (endpoint: string | undefined) => {
    if (turn === begun) await endPush();
    if (turn === begun && endpoint) await forgetPlan(language, endpoint);
    return "ended" as const;
  };
  const { place, method, choices, notices: settings } = await readKnownPrayer(placeSource);
  if (isEnded()) return "ended";
  const { place: where, calculation } = prayerCalculation(place, method, choices);
  const notices = upcomingNotices(where, calculation, settings, now);
  if (notices.length === 0) {
    await forgetPlanOnly(language);
    return { until: null };
  }
  const asked = await askPushKey(language);
  if (isEnded()) return "ended";
  if (!asked.isDone) return "offline";
  const subscription = await subscribeToPush(asked.answer.key);
  if (isEnded()) return giveWay(subscription?.endpoint);
  if (!subscription) return "refused";
  await layDownWords(language, settings);
  if (isEnded()) return giveWay(subscription.endpoint);
  const plan = JSON.stringify([subscription.endpoint, notices]);
  if (plan !== uploaded?.plan) {
    const sent = await uploadPlan(language, subscription, notices);
    if (isEnded()) return giveWay(subscription.endpoint);
    if (!sent) return "refused";
    if (!sent.isDone) return "offline";
    uploaded = { plan, outcome: sent.answer };
  }
  storedPush.write(true);
  return uploaded.outcome;
}

/** Ends the notices with no page open, on this device and on the server. False when the server was not reached. */
export async function stopPush(language: Language): Promise<boolean> {
  ended += 1;
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

type Settings = Awaited<ReturnType<typeof readKnownPrayer>>["notices"];

async function layDownWords(language: Language, settings: Settings): Promise<void> {
  const words = await loadNoticeWords(language);
  const of = (prayer: keyof Settings) => noticeText(words, language, prayer, settings[prayer].minutesBefore);
  await keepNoticeWords({
    fajr: of("fajr"),
    dhuhr: of("dhuhr"),
    asr: of("asr"),
    maghrib: of("maghrib"),
    isha: of("isha"),
    ended: { title: words.part("noticesEndedTitle"), body: words.part("noticesEndedBody") },
    lang: language,
    dir: directionOf(language),
  });
}
