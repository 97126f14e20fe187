import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { courtesies } from "#domain/courtesy/courtesy-kind.ts";
import { HelpAnswer } from "./help-answer.tsx";
import { OwnAnswer } from "./own-answer.tsx";
import type { Turn } from "./turn.ts";

type LeadProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

/** What an answer says in its own words, before the texts speak. */
export function Lead({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const topic = useTopic(reply);
  if (reply.kind === "tool") return <Reckoned turn={turn} reply={reply} />;
  if (isOwn(reply.kind))
    return (
      <MoreWords area="answers">
        <OwnAnswer turn={turn} reply={reply} />
      </MoreWords>
    );
  if (reply.distress && (reply.kind === "emergency" || reply.kind === "grief"))
    return <HelpAnswer kind={reply.distress} isFollowUp={reply.isFollowUp} />;
  // Answers that were kept before told no kind of distress.
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
          <OwnAnswer turn={turn} reply={reply} />
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

function useTopic({ subjects, kind }: Reply): string | undefined {
  const language = useLanguage();
  const [topic, setTopic] = useState<string>();
  const wanted = kind === "found" || kind === "ruling" ? subjects.join(" ") : "";
  useEffect(() => {
    let isCurrent = true;
    if (wanted === "") return;
    import("#content/topics/index.ts")
      .then(({ loadTopics }) => loadTopics(language))
      .then(
        (topics) => {
          const id = wanted.split(" ").find((subject) => topics[subject] !== undefined);
          if (isCurrent && id) setTopic(topics[id]);
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, language]);
  return topic;
}

const isOwn = (kind: Reply["kind"]) => kind === "group" || courtesies.some((one) => one === kind);

function Reckoned({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { tool } = reply;
  if (tool?.tool === "no-such-verse")
    return <p>{text("noSuchVerse", { reference: printedNumber(tool.asked, language) })}</p>;
  if (tool === undefined || tool.tool === "verses")
    return <p>{text("verses", { count: reply.citations.length })}</p>;
  return (
    <MoreWords area="answers">
      <OwnAnswer turn={turn} reply={reply} />
    </MoreWords>
  );
}
