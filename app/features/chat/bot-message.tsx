import { Copy, Flag, RotateCcw, Share2 } from "lucide-react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { AnswerLead } from "./answer-lead.tsx";
import { loadCited } from "./cited-text.ts";
import { wrongAnswers } from "./reports.ts";
import { SourceCard } from "./source-card.tsx";
import { type ContactScholars, shownCitations, type Turn } from "./turn.ts";

export { fetchAhead } from "./fetch-ahead.ts";

/** The time format of answers: the specification asks for ar-SA in Arabic. */
function botTime(language: Language): Intl.DateTimeFormat {
  const parts = { hour: "2-digit", minute: "2-digit" } as const;
  return language === "ar" ? new Intl.DateTimeFormat("ar-SA", parts) : dateFormat(language, parts);
}

const loadModelAnswer = () => import("./model-answer.tsx");

/** Most answers are not a model's. */
const ModelAnswer = lazyComponent(() => loadModelAnswer().then((file) => file.ModelAnswer));

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
            onClick={async () => {
              await storeReport(turn, language);
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
    const written = await wordsOf(model);
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

/** What a model wrote in its own words, where there is an answer of one. */
const wordsOf = async (model: BotTurn["model"]) => (model ? (await loadModelAnswer()).modelWords(model) : "");

const mostReports = 100;

/** Stores the answer as reported wrong, on this device only. */
async function storeReport({ at, asked, reply, model }: BotTurn, language: Language): Promise<void> {
  const cited = (reply?.citations ?? []).map((one) =>
    one.kind === "quran" ? `${one.surah}:${one.ayah}` : `${one.kind}:${one.id}`,
  );
  const written = await wordsOf(model);
  const others = wrongAnswers.read().filter((one) => one.at !== at);
  const report = { at, language, asked, cited, ...(written ? { written } : {}) };
  wrongAnswers.write([...others, report].slice(-mostReports));
}
