import { Copy, Flag, RotateCcw, Share2 } from "lucide-react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { isUnsupportedClaim } from "#domain/citations/unsupported-claims.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { AnswerLead } from "./answer-lead.tsx";
import { useIsAbandoned } from "./answer-lock.ts";
import { loadCited } from "./cited-text.ts";
import { wrongAnswers } from "./reports.ts";
import { SourceCard } from "./source-card.tsx";
import { type ContactScholars, type ModelPart, shownCitations, type Turn } from "./turn.ts";

export { fetchAhead } from "./fetch-ahead.ts";

/** The time format of answers: the specification asks for ar-SA in Arabic. */
function botTime(language: Language): Intl.DateTimeFormat {
  const parts = { hour: "2-digit", minute: "2-digit" } as const;
  return language === "ar" ? new Intl.DateTimeFormat("ar-SA", parts) : dateFormat(language, parts);
}

type BotTurn = Extract<Turn, { role: "bot" }>;

type BotMessageProps = {
  readonly turn: BotTurn;
  /** Whether a model is writing this answer now. */
  readonly isWriting: boolean;
  readonly onRetry: (question: string) => void;
  readonly onContactScholars?: ContactScholars | undefined;
};

/** An answer: its introduction, the texts it quotes and its buttons. */
export function BotMessage({ turn, isWriting, onRetry, onContactScholars }: BotMessageProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { reply } = turn;
  return (
    <div data-turn="bot">
      <div className="space-y-3">
        {reply ? <AnswerLead turn={turn} reply={reply} /> : <p>{text("failed")}</p>}
        {turn.model && <ModelAnswer part={turn.model} at={turn.at} isWriting={isWriting} />}
        {reply && reply.kind !== "card" && <Sources citations={unquotedCitations(turn)} />}
        {onContactScholars && reply && (offersScholars.has(reply.kind) || reply.isRuling) && (
          <Button
            onClick={() => onContactScholars({ question: turn.asked, citations: shownCitations(reply) })}
          >
            {text("contactScholars")}
          </Button>
        )}
      </div>
      <div className="-ms-2.75 mt-1 flex flex-wrap items-center">
        <Actions turn={turn} onRetry={onRetry} />
        <time dateTime={new Date(turn.at).toISOString()} className="px-1 text-ink-soft text-xs">
          {botTime(language).format(turn.at)}
        </time>
      </div>
    </div>
  );
}

const offersScholars: ReadonlySet<Reply["kind"]> = new Set(["ruling", "nothing", "group"]);

/** The sources that the model's answer does not already show. */
function unquotedCitations({ reply, model }: BotTurn): readonly Citation[] {
  const quoted = new Set(
    model?.segments.flatMap((one) => (one.kind === "quote" ? [citationKey(one.citation)] : [])),
  );
  return shownCitations(reply).filter((one) => !quoted.has(citationKey(one)));
}

/** The cited texts, with the views of the schools in a section of their own, since none of them is a verdict. */
function Sources({ citations }: { readonly citations: readonly Citation[] }) {
  const text = useMessages("chat");
  const isView = ({ kind }: Citation) => kind === "view";
  const parts = [
    { label: text("kind.view"), hasHeading: true, cited: citations.filter(isView) },
    { label: text("sources"), hasHeading: false, cited: citations.filter((one) => !isView(one)) },
  ];
  return parts
    .filter(({ cited }) => cited.length > 0)
    .map(({ label, hasHeading, cited }) => (
      <section key={label} aria-label={label} className="space-y-3">
        {hasHeading && <p className="font-medium">{label}</p>}
        {cited.map((citation) => (
          <SourceCard key={citationKey(citation)} citation={citation} />
        ))}
      </section>
    ));
}

function Actions({ turn, onRetry }: Pick<BotMessageProps, "turn" | "onRetry">) {
  const text = useMessages("chat");
  const language = useLanguage();
  const toast = useToast();
  const replyText = useReplyText(turn);
  const copy = async () => {
    const { copyText } = await import("#app/browser/clipboard.ts");
    toast({ title: text((await copyText(await replyText())) ? "copied" : "notCopied") });
  };
  const share = async () => {
    const { shareOrCopy } = await import("#app/browser/share.ts");
    const shared = { title: turn.asked, text: await replyText(), url: location.origin + location.pathname };
    if ((await shareOrCopy(shared)) === "copied") toast({ title: text("copied") });
  };
  return (
    <>
      <IconButton label={text("retry")} onClick={() => onRetry(turn.asked)}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
      </IconButton>
      {turn.reply && (
        <>
          <IconButton label={text("copy")} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
          <IconButton label={text("share")} onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4.5" />
          </IconButton>
          <IconButton
            label={text("report")}
            onClick={() => {
              storeReport(turn, language);
              toast({ title: text("reported"), description: text("reportedText") });
            }}
          >
            <Flag aria-hidden="true" className="size-4.5" />
          </IconButton>
        </>
      )}
    </>
  );
}

/** Writes the answer with its quotes and references, for copying and sharing. */
function useReplyText({ asked, reply, model }: BotTurn): () => Promise<string> {
  const language = useLanguage();
  const text = useMessages("chat");
  return async () => {
    const cited = await Promise.all(
      shownCitations(reply).map((citation) =>
        loadCited(citation, language, (number) => printedNumber(number, language)).catch(() => undefined),
      ),
    );
    const quotes = cited.flatMap((one) =>
      one ? [[one.arabic?.text, one.words, `[${one.reference}]`].filter(Boolean).join("\n")] : [],
    );
    const ours = reply?.card === undefined ? [] : await cardWordsOf(reply.card, language);
    const written = modelWords(model);
    const byModel = model && written !== "" ? [text("model.by", { name: model.name }), written] : [];
    return [asked, ...ours, ...byModel, ...quotes].join("\n\n");
  };
}

/** The sentences of a card, as one paragraph; none where they cannot be loaded. */
async function cardWordsOf(id: string, language: Language): Promise<readonly string[]> {
  const { loadCard } = await import("#content/answer-cards/index.ts");
  const found = await loadCard(id, language).catch(() => undefined);
  return found ? [found.card.sentences.map(({ text }) => text).join(" ")] : [];
}

const mostReports = 100;

/** Stores the answer as reported wrong, on this device only. */
function storeReport({ at, asked, reply, model }: BotTurn, language: Language): void {
  const cited = (reply?.citations ?? []).map((one) =>
    one.kind === "quran" ? `${one.surah}:${one.ayah}` : `${one.kind}:${one.id}`,
  );
  const others = wrongAnswers.read().filter((one) => one.at !== at);
  const written = modelWords(model);
  const report = { at, language, asked, cited, ...(written ? { written } : {}) };
  wrongAnswers.write([...others, report].slice(-mostReports));
}

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
function ModelAnswer({ part, at, isWriting: isWritingHere }: ModelAnswerProps) {
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
function modelWords(model: ModelPart | undefined): string {
  const shown = model ? shownSegments(model) : [];
  return shown.flatMap((one) => (one.kind === "words" ? [one.text] : [])).join(" ");
}
