import type { Citation } from "#domain/conversation/reply.ts";

/** A question that is to go to scholars, with what was found for it; both are empty where nothing was asked yet. */
export type HandedOver = { readonly question: string; readonly citations: readonly Citation[] };
