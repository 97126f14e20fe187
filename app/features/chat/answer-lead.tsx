import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { courtesies } from "#domain/courtesy/courtesy-kind.ts";
import { DirectAnswer } from "./direct-answer.tsx";
import { HelpAnswer } from "./help-answer.tsx";
import type { Turn } from "./turn.ts";

type LeadProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

/** The introduction of an answer, in our own words, before the cited texts. */
export function AnswerLead({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const topic = useTopic(reply);
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
    <p>{text("found")}</p>
  );
}

/** What we say about the first subject of an answer that has a topic text. */
function useTopic({ subjects, kind }: Reply): string | undefined {
  const language = useLanguage();
  const wanted = kind === "found" || kind === "ruling" ? subjects : [];
  const { latest } = useAsync(wanted.length > 0 ? `${language} ${wanted.join(" ")}` : undefined, async () => {
    const { loadTopics } = await import("#content/topics/index.ts");
    const topics = await loadTopics(language);
    return wanted.map((subject) => topics[subject]).find((topic) => topic !== undefined);
  });
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
    return <p>{text("verses", { count: reply.citations.length })}</p>;
  return (
    <MoreWords area="answers">
      <DirectAnswer turn={turn} reply={reply} />
    </MoreWords>
  );
}
