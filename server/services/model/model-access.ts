import type { ModelOffer } from "#contract/assistant-answer.ts";
import type { PremiumAnswer } from "#contract/premium.ts";

/** Who may use the model where the operator sells nothing. */
export const openAudiences = ["members", "everyone"] as const;
export type OpenAudience = (typeof openAudiences)[number];

/** Reads what is sold and whether a member has premium; null is a visitor without an account. */
export type ReadPremium = (
  memberId: string | null,
) => Promise<Pick<PremiumAnswer, "areExamples" | "hasPremium"> & { readonly plans: readonly unknown[] }>;

type Access = {
  readonly readPremium: ReadPremium;
  /** Who may use the model where nothing is sold. */
  readonly openTo: OpenAudience;
};

type Who = Pick<ModelOffer, "audience" | "mayAsk" | "hasPremium">;

/**
 * Whether a member may use the model; undefined is a visitor without an account. Where plans are sold at the
 * operator's own prices it needs premium; example prices sell nothing.
 */
export async function modelAccess(
  { readPremium, openTo }: Access,
  memberId: string | undefined,
): Promise<Who> {
  const { plans, areExamples, hasPremium } = await readPremium(memberId ?? null);
  const isSold = plans.length > 0 && !areExamples;
  const audience = isSold ? "premium" : openTo;
  const mayAsk = hasPremium || audience === "everyone" || (audience === "members" && memberId !== undefined);
  return { audience, mayAsk, hasPremium };
}
