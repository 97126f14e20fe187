import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { isUnsupportedClaim } from "#domain/citations/unsupported-claims.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import { directionOf } from "#domain/language.ts";
import { useIsAbandoned } from "./answer-lock.ts";
import { SourceCard } from "./source-card.tsx";
import type { ModelPart } from "./turn.ts";

type ModelAnswerProps = {
  readonly part: ModelPart;
  /** The time of its turn. */
  readonly at: number;
  /** Whether this tab is writing it. */
  readonly isWriting: boolean;
};

const notes = {
  cut: "model.cut",
  stopped: "model.stopped",
  away: "model.away",
  limited: "model.limited",
} as const;

/** A model's answer from the sources, each quote drawn by its reference, and a note when it is incomplete. */
export function ModelAnswer({ part, at, isWriting: isWritingHere }: ModelAnswerProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { ended, isLeftOut, name } = part;
  const segments = shownSegments(part);
  const isOpen = part.ended === "writing";
  const isAbandoned = useIsAbandoned(isOpen && !isWritingHere ? at : undefined);
  const isWriting = isWritingHere || (isOpen && !isAbandoned);
  const shownEnd = ended === "writing" && !isWriting ? "cut" : ended;
  const note = shownEnd === "writing" || shownEnd === "whole" ? undefined : text(notes[shownEnd]);
  if (segments.length === 0 && !isWriting && note === undefined && !isLeftOut) return null;
  return (
    <section aria-label={text("model.title", { name })} className="space-y-3 border-green border-s-2 ps-3">
      {segments.length > 0 && <p className="text-ink-soft text-sm">{text("model.by", { name })}</p>}
      {segments.map((segment, at) =>
        segment.kind === "words" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are only ever added at the end
          <p key={at} lang={language} dir={directionOf(language)} className="text-pretty">
            {segment.text}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are only ever added at the end
          <SourceCard key={at} citation={segment.citation} />
        ),
      )}
      {isWriting && ended === "writing" && (
        <p className="text-ink-soft text-sm motion-safe:animate-pulse">{text("model.writing")}</p>
      )}
      {isLeftOut && <p className="text-ink-soft text-sm">{text("model.leftOut")}</p>}
      {note && (
        <p role="status" className="text-ink-soft text-sm">
          {note}
        </p>
      )}
    </section>
  );
}

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
export function modelWords(model: ModelPart): string {
  return shownSegments(model)
    .flatMap((one) => (one.kind === "words" ? [one.text] : []))
    .join(" ");
}
