import { isUnsupportedClaim } from "#domain/citations/unsupported-claims.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import type { ModelPart } from "./turn.ts";

/**
 * What is shown of a model's answer: its sources always, its words only when every piece of them precedes a source and
 * nothing was left out. Answers stored by earlier versions may hold more.
 */
export function shownSegments({ segments, isLeftOut }: ModelPart): readonly Segment[] {
  const isSourced = segments.every(
    (one, at) =>
      one.kind === "quote" || (segments[at + 1]?.kind === "quote" && !isUnsupportedClaim(one.text)),
  );
  return isSourced && !isLeftOut ? segments : segments.filter(({ kind }) => kind === "quote");
}

/** What a model wrote in its own words, without its quotes. */
export function modelWords(model: ModelPart | undefined): string {
  const shown = model ? shownSegments(model) : [];
  return shown.flatMap((one) => (one.kind === "words" ? [one.text] : [])).join(" ");
}
