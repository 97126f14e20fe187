import { Phone } from "lucide-react";
import { fetchHelpLines } from "#app/api/help-lines.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Reply } from "#domain/conversation/reply.ts";
import { courtesies } from "#domain/courtesy/courtesy-kind.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { type HelpLine, helpLinesFor } from "#domain/distress/help-lines.ts";
import { isPractical } from "#domain/practical-questions/practical-tools.ts";
import { helpLeads, topicOf } from "./answer-texts.ts";
import { CardAnswer } from "./card-answer.tsx";
import { DirectAnswer } from "./direct-answer.tsx";
import type { Turn } from "./turn.ts";

/** What it computes with is loaded with the first such answer. */
const PracticalAnswer = lazyComponent(() =>
  import("./practical-answer.tsx").then((part) => part.PracticalAnswer),
);

type LeadProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

/** The introduction of an answer, in our own words, before the cited texts. */
export function AnswerLead({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const topic = useTopic(reply);
  if (reply.kind === "card")
    return (
      <MoreWords area="answers">
        <CardAnswer reply={reply} />
      </MoreWords>
    );
  if (reply.kind === "tool") return <ToolAnswer turn={turn} reply={reply} />;
  if (isDirect(reply.kind))
    return (
      <MoreWords area="answers">
        <DirectAnswer turn={turn} reply={reply} />
      </MoreWords>
    );
  if (reply.distress && (reply.kind === "emergency" || reply.kind === "grief"))
    return <HelpAnswer kind={reply.distress} isFollowUp={reply.isFollowUp} />;
  // Answers stored by earlier versions have no kind of distress.
  if (reply.kind === "emergency")
    return (
      <div className="space-y-2" role="alert">
        <p className="font-medium">{text("emergency")}</p>
        <p>{text("emergencyTalk")}</p>
      </div>
    );
  if (reply.kind === "ruling")
    return (
      <>
        {reply.distress && <HelpAnswer kind={reply.distress} />}
        <p className="font-medium">{text("ruling")}</p>
        {topic && <p>{topic}</p>}
        <p>
          {text("rulingWay")} {reply.citations.length > 0 && text("rulingRead")}
        </p>
      </>
    );
  if (reply.kind === "nothing")
    return (
      <>
        <p>{text("nothing")}</p>
        <p className="text-ink-soft">{text("nothingHint")}</p>
        <MoreWords area="answers">
          <DirectAnswer turn={turn} reply={reply} />
        </MoreWords>
      </>
    );
  return topic ? (
    <>
      <p>{topic}</p>
      <p className="text-ink-soft text-sm">{text("topicNote")}</p>
    </>
  ) : (
    <p className="text-ink-soft text-sm">{text("found")}</p>
  );
}

/** What we say about the first subject of an answer that has a topic text. */
function useTopic({ subjects, kind }: Reply): string | undefined {
  const language = useLanguage();
  const wanted = kind === "found" || kind === "ruling" ? subjects : [];
  const { latest } = useAsync(wanted.length > 0 ? `${language} ${wanted.join(" ")}` : undefined, () =>
    topicOf(wanted, language),
  );
  return latest;
}

const isDirect = (kind: Reply["kind"]) => kind === "group" || courtesies.some((one) => one === kind);

function ToolAnswer({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { tool } = reply;
  if (tool?.tool === "no-such-verse")
    return <p>{text("noSuchVerse", { reference: printedNumber(tool.asked, language) })}</p>;
  if (tool === undefined || tool.tool === "verses")
    return <p className="text-ink-soft text-sm">{text("verses", { count: reply.citations.length })}</p>;
  if (isPractical(tool))
    return (
      <MoreWords area="practical">
        <PracticalAnswer question={tool} askedAt={turn.at} />
      </MoreWords>
    );
  return (
    <MoreWords area="answers">
      <DirectAnswer turn={turn} reply={reply} />
    </MoreWords>
  );
}

type HelpAnswerProps = { readonly kind: DistressKind; readonly isFollowUp?: boolean | undefined };

/** The first words to somebody in danger or in grief, and the numbers they can call. */
function HelpAnswer({ kind, isFollowUp = false }: HelpAnswerProps) {
  const text = useMessages("chat");
  const [first, second] = helpLeads[kind];
  const isGrief = kind === "grief";
  return (
    <div className="space-y-3" role={isGrief ? undefined : "alert"}>
      <p className="font-medium">
        {isFollowUp ? text(isGrief ? "help.followUpGrief" : "help.followUp") : text(first)}
      </p>
      <p>{isFollowUp && !isGrief ? text("help.followUpText") : text(second)}</p>
      {!isGrief && <HelpLines kind={kind} />}
    </div>
  );
}

function HelpLines({ kind }: { readonly kind: DistressKind }) {
  const text = useMessages("chat");
  const { latest: lines = [] } = useAsync("help-lines", fetchHelpLines);
  const { near, elsewhere } = helpLinesFor(kind, lines, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <LineList lines={near} />
      {elsewhere.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-green underline underline-offset-4">
            {text("help.elsewhere")}
          </summary>
          <LineList lines={elsewhere} />
        </details>
      )}
    </>
  );
}

function LineList({ lines }: { readonly lines: readonly HelpLine[] }) {
  const language = useLanguage();
  const countries = new Intl.DisplayNames(language, { type: "region" });
  if (lines.length === 0) return null;
  return (
    <ul className="space-y-2">
      {lines.map(({ country, name, number, use }) => (
        <li key={`${country} ${use} ${number}`}>
          <a
            href={`tel:${number.replace(/[^+\d]/g, "")}`}
            className={buttonClass("quiet", "max-w-full py-2")}
          >
            <Phone aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 text-start">
              <bdi dir="ltr">{number}</bdi>
              <span className="block text-ink-soft">
                {[...(name === number ? [] : [name]), countries.of(country) ?? country].join(" · ")}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
