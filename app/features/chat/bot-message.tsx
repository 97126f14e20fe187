import { Copy, Flag, RotateCcw, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import type { HandOver } from "./hand-over.ts";
import { Lead } from "./lead.tsx";
import { ModelAnswer } from "./model-answer.tsx";
import { useReplyText } from "./reply-text.ts";
import { reportWrong } from "./report-wrong.ts";
import { SourceCard } from "./source-card.tsx";
import { shownCitations, type Turn } from "./turn.ts";

/** The bot's clock: in Arabic the specification's locale, else the page's. */
function botTime(language: Language): Intl.DateTimeFormat {
  const parts = { hour: "2-digit", minute: "2-digit" } as const;
  return language === "ar" ? new Intl.DateTimeFormat("ar-SA", parts) : dateFormat(language, parts);
}

type BotMessageProps = {
  readonly turn: Extract<Turn, { role: "bot" }>;
  /** A model is writing it now. */
  readonly isWriting: boolean;
  readonly onRetry: (question: string) => void;
  readonly onContactScholars?: HandOver | undefined;
};

/** An answer: what leads it, the texts it quotes, and what can be done with it. */
export function BotMessage({ turn, isWriting, onRetry, onContactScholars }: BotMessageProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { reply } = turn;
  return (
    <div data-turn="bot" className="max-w-full sm:max-w-[95%]">
      <div className="space-y-3 rounded-panel bg-raised p-3 sm:p-4">
        {reply ? <Lead turn={turn} reply={reply} /> : <p>{text("failed")}</p>}
        {turn.model && <ModelAnswer part={turn.model} at={turn.at} isWriting={isWriting} />}
        {reply && <Sources citations={unquoted(turn)} />}
        {onContactScholars && reply && handsOver.has(reply.kind) && (
          <Button
            onClick={() => onContactScholars({ question: turn.asked, citations: shownCitations(reply) })}
          >
            {text("contactScholars")}
          </Button>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1">
        <time dateTime={new Date(turn.at).toISOString()} className="px-1 text-ink-soft text-xs">
          {botTime(language).format(turn.at)}
        </time>
        <Actions turn={turn} onRetry={onRetry} />
      </div>
    </div>
  );
}

const handsOver: ReadonlySet<Reply["kind"]> = new Set(["ruling", "nothing", "group"]);

/** The sources that a model's answer did not show already. */
function unquoted({ reply, model }: BotMessageProps["turn"]): readonly Citation[] {
  const quoted = new Set(
    model?.segments.flatMap((one) => (one.kind === "quote" ? [citationKey(one.citation)] : [])),
  );
  return shownCitations(reply).filter((one) => !quoted.has(citationKey(one)));
}

/** The cited texts; where the schools differ stands apart, as nobody's verdict. */
function Sources({ citations }: { readonly citations: readonly Citation[] }) {
  const text = useMessages("chat");
  const isView = ({ kind }: Citation) => kind === "view";
  const parts = [
    { label: text("kind.view"), isNamed: true, cited: citations.filter(isView) },
    { label: text("sources"), isNamed: false, cited: citations.filter((one) => !isView(one)) },
  ];
  return parts
    .filter(({ cited }) => cited.length > 0)
    .map(({ label, isNamed, cited }) => (
      <section key={label} aria-label={label} className="space-y-3">
        {isNamed && <p className="font-medium">{label}</p>}
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
  const written = useReplyText(turn);
  const copy = async () => {
    const { copyText } = await import("#app/browser/clipboard.ts");
    toast({ title: text((await copyText(await written())) ? "copied" : "notCopied") });
  };
  const share = async () => {
    const { shareOrCopy } = await import("#app/browser/share.ts");
    const shared = { title: turn.asked, text: await written(), url: location.origin + location.pathname };
    if ((await shareOrCopy(shared)) === "copied") toast({ title: text("copied") });
  };
  return (
    <>
      <Action label={text("retry")} onClick={() => onRetry(turn.asked)}>
        <RotateCcw aria-hidden="true" className="size-4" />
      </Action>
      {turn.reply && (
        <>
          <Action label={text("copy")} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
          </Action>
          <Action label={text("share")} onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
          </Action>
          <Action
            label={text("report")}
            onClick={() => {
              reportWrong(turn, language);
              toast({ title: text("reported"), description: text("reportedText") });
            }}
          >
            <Flag aria-hidden="true" className="size-4" />
          </Action>
        </>
      )}
    </>
  );
}

type ActionProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };

function Action({ label, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-raised hover:text-ink"
    >
      {children}
    </button>
  );
}
