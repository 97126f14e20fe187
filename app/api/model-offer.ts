import type { ModelOffer } from "#contract/assistant-answer.ts";
import type { Language } from "#domain/language.ts";

export type { ModelOffer } from "#contract/assistant-answer.ts";

/** The answer of a server without a model: it needs no validation, and no code for it. */
function hasNoModel(answer: unknown): boolean {
  return (answer as { readonly name?: unknown } | null)?.name === null;
}

/** The model our server offers, and to whom; "away" where another try may find one that this did not. */
export async function fetchModelOffer(language: Language): Promise<ModelOffer | "none" | "away"> {
  try {
    const response = await fetch(`/api/assistant/model?language=${language}`);
    if (response.status >= 500) return "away";
    const answer: unknown = await response.json();
    if (!response.ok || hasNoModel(answer)) return "none";
    const { modelOffer } = await import("#contract/assistant-answer.ts");
    return modelOffer.safeParse(answer).data ?? "none";
  } catch {
    return "away";
  }
}
