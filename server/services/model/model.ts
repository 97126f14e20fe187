/** The system message of a model, and the user message. */
export type ModelPrompt = { readonly instructions: string; readonly question: string };

/** A language model somewhere else. */
export type Model = {
  /** The name that the operator gave it and that people see. */
  readonly name: string;
  /** The reply as it streams in, in pieces cut anywhere; aborting `signal` ends it. Throws ModelUnavailableError. */
  reply(prompt: ModelPrompt, signal: AbortSignal): AsyncGenerator<string, void>;
};

/** Why a reply did not come or broke off. */
export type ModelFailure =
  | "unreachable"
  | "refused"
  | "busy"
  | "failing"
  | "stalled"
  | "late"
  | "broken"
  | "long"
  /** Our own server is closing. */
  | "stopped";

export class ModelUnavailableError extends Error {
  override readonly name = "ModelUnavailableError";
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure) {
    super(`the model is unavailable: ${reason}`);
    this.reason = reason;
  }
}
