import type { Citation } from "#domain/conversation/reply.ts";

/** Hands a question with what was found for it to scholars; both are empty where nothing was asked yet. */
export type HandOver = (handedOver: {
  readonly question: string;
  readonly citations: readonly Citation[];
}) => void;
