import { Copy, Flag, RotateCcw, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Lead } from "./lead.tsx";
import { useReplyText } from "./reply-text.ts";
import { reportWrong } from "./reports.ts";
import { SourceCard } from "./source-card.tsx";
import type { Turn } from "./turn.ts";

/** The bot's clock: the specification's locale, whatever the page's language. */
const botTime = new Intl.DateTimeFormat("ar-SA", { hour: "2-digit", minute: "2-digit" });

type BotMessageProps = {
  readonly turn: Extract<Turn, { role: "bot" }>;
  readonly onRetry: (question: string) => void;
  readonly onScholars?: (() => void) | undefined;
};

/** An answer: what leads it, the texts it quotes, and what can be done with it. */
export function BotMessage({ turn, onRetry, onScholars }: BotMessageProps) {
  const text = useMessages("chat");
  const { reply } = turn;
  return (
    <div data-turn="bot" className="max-w-full sm:max-w-[95%]">
      <div className="space-y-3 rounded-panel bg-raised p-4">
        {reply ? <Lead turn={turn} reply={reply} /> : <p>{text("failed")}</p>}
        {reply && reply.citations.length > 0 && (
          <section aria-label={text("sources")} className="space-y-3">
            {reply.citations.map((citation) => (
              <SourceCard
                key={
                  citation.kind === "quran"
                    ? `${citation.surah}:${citation.ayah}`
                    : citation.kind + citation.id
                }
                citation={citation}
              />
            ))}
          </section>
        )}
        {onScholars && (reply?.kind === "ruling" || reply?.kind === "nothing") && (
          <Button onClick={onScholars}>{text("contactScholars")}</Button>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1">
        <time dir="rtl" lang="ar" className="px-1 text-ink-soft text-xs">
          {botTime.format(turn.at)}
        </time>
        <Deeds turn={turn} onRetry={onRetry} />
      </div>
    </div>
  );
}

function Deeds({ turn, onRetry }: Pick<BotMessageProps, "turn" | "onRetry">) {
  const text = useMessages("chat");
  const language = useLanguage();
  const toast = useToast();
  const written = useReplyText(turn);
  const copy = async () => {
    const { copyText } = await import("#app/platform/clipboard.ts");
    toast({ title: text((await copyText(await written())) ? "copied" : "notCopied") });
  };
  const share = async () => {
    const { shareOrCopy } = await import("#app/platform/share.ts");
    const shared = { title: turn.asked, text: await written(), url: location.origin + location.pathname };
    if ((await shareOrCopy(shared)) === "copied") toast({ title: text("copied") });
  };
  return (
    <>
      <Deed label={text("retry")} onClick={() => onRetry(turn.asked)}>
        <RotateCcw aria-hidden="true" className="size-4" />
      </Deed>
      {turn.reply && (
        <>
          <Deed label={text("copy")} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
          </Deed>
          <Deed label={text("share")} onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
          </Deed>
          <Deed
            label={text("report")}
            onClick={() => {
              reportWrong(turn, language);
              toast({ title: text("reported"), description: text("reportedText") });
            }}
          >
            <Flag aria-hidden="true" className="size-4" />
          </Deed>
        </>
      )}
    </>
  );
}

type DeedProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };

function Deed({ label, onClick, children }: DeedProps) {
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
