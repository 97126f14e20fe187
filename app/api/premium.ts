import { giveAnswer } from "#contract/donations.ts";
import { type PremiumAnswer, premiumAnswer } from "#contract/premium.ts";
import type { Language } from "#domain/language.ts";
import type { Plan } from "#domain/ledger/gift.ts";
import { ask } from "./ask.ts";

export type { PremiumAnswer };

export const askPremium = (language: Language) =>
  ask({ path: "/api/premium", language, answer: premiumAnswer });

export const subscribe = (language: Language, plan: Plan, key: string) =>
  ask({ path: "/api/premium/subscribe", language, body: { plan, key }, answer: giveAnswer });

export const resumePremium = (language: Language) =>
  ask({ path: "/api/premium/resume", language, body: {}, answer: premiumAnswer });

export const cancelPremium = (language: Language) =>
  ask({ path: "/api/premium/cancel", language, body: {}, answer: premiumAnswer });
