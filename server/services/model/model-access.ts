import type { ModelOffer } from "#contract/assistant-answer.ts";
import type { PremiumAnswer } from "#contract/premium.ts";

/** Who may ask where the operator sells nothing. */
export const openAudiences = ["members", "everyone"] as const;
export type OpenAudience = (typeof openAudiences)[number];

/** What the entitlement port says of somebody, as far as it matters here; null is nobody in particular. */
export type Standing = (
  memberId: string | null,
) => Promise<Pick<PremiumAnswer, "areExamples" | "hasPremium"> & { readonly plans: readonly unknown[] }>;

type Access = {
  readonly standing: Standing;
  /** Who may where nothing is sold. */
  readonly openTo: OpenAudience;
};

type Who = Pick<ModelOffer, "audience" | "mayAsk" | "hasPremium">;

/**
 * Whether somebody may ask the model; undefined is nobody in particular. Where plans with the operator's own prices
 * are sold it belongs to them, and the entitlement is asked and nothing else; example prices sell nothing.
 */
export async function modelAccess({ standing, openTo }: Access, memberId: string | undefined): Promise<Who> {
  const { plans, areExamples, hasPremium } = await standing(memberId ?? null);
  const isSold = plans.length > 0 && !areExamples;
  const audience = isSold ? "premium" : openTo;
  const mayAsk = hasPremium || audience === "everyone" || (audience === "members" && memberId !== undefined);
  return { audience, mayAsk, hasPremium };
}
