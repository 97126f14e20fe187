/** What a model is told: its instructions, then what it is asked. */
export type ModelPrompt = { readonly instructions: string; readonly asked: string };

/** A language model somewhere else. */
export type Model = {
  /** As the operator calls it; people see it. */
  readonly name: string;
  /** Its reply as it comes, in pieces cut anywhere; aborting `signal` ends it there too. Throws ModelAway. */
  reply(prompt: ModelPrompt, signal: AbortSignal): AsyncGenerator<string, void>;
};

/** Why a reply did not come or broke off. */
export type ModelTrouble =
  | "unreachable"
  | "refused"
  | "busy"
  | "failing"
  | "stalled"
  | "late"
  | "broken"
  | "long";

export class ModelAway extends Error {
  override readonly name = "ModelAway";
  readonly trouble: ModelTrouble;

  constructor(trouble: ModelTrouble) {
    super(`the model is away: ${trouble}`);
    this.trouble = trouble;
  }
}
