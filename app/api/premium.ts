import { giveAnswer } from "#contract/donations.ts";
import { type PremiumAnswer, premiumAnswer } from "#contract/premium.ts";
import type { Language } from "#domain/language.ts";
import type { Plan } from "#domain/ledger/gift.ts";
import { callApi } from "./call-api.ts";

export type { PremiumAnswer };

export const fetchPremium = (language: Language) =>
  callApi({ path: "/api/premium", language, answer: premiumAnswer });

export const subscribe = (language: Language, plan: Plan, key: string) =>
  callApi({ path: "/api/premium/subscribe", language, body: { plan, key }, answer: giveAnswer });

export const resumePremium = (language: Language) =>
  callApi({ path: "/api/premium/resume", language, body: {}, answer: premiumAnswer });

export const cancelPremium = (language: Language) =>
  callApi({ path: "/api/premium/cancel", language, body: {}, answer: premiumAnswer });
