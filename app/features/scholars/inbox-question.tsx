import { useState } from "react";
import { actAsScholar, type ScholarActRequest, type ScholarQuestionView } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft } from "#app/storage/draft.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { DetailForm } from "./detail-form.tsx";
import { GivenAnswer } from "./given-answer.tsx";
import { PacketFacts } from "./packet-facts.tsx";
import { Refusal } from "./refusal.tsx";
import { useAct } from "./use-act.ts";

type InboxQuestionProps = {
  readonly question: ScholarQuestionView;
  readonly onChange: (next: ScholarQuestionView | null) => void;
};

/** A question as a scholar sees it, with what they may do with it. */
export function InboxQuestion({ question, onChange }: InboxQuestionProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { isBusy, refusal, act } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const { id, stage, isMine, answer, packet } = question;
  async function request(what: ScholarActRequest): Promise<void> {
    const done = await act(() => actAsScholar(language, what));
    if (!done) return;
    if (what.act === "answer" || what.act === "return") forgetDraft(`scholar.${what.act}.${id}`);
    setIsAsking(false);
    onChange(done.question);
  }
  return (
    <article className="panel grid gap-3 p-4">
      {isMine && (
        <p>
          <Badge look={stage === "answered" ? "green" : "gold"}>{text(`held.${stage}`)}</Badge>
        </p>
      )}
      <PacketFacts question={question} side="scholar" />
      {answer && <GivenAnswer answer={answer} language={packet.language} />}
      {!isMine && (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => void request({ id, act: "claim" })}
        >
          {text("claim")}
        </Button>
      )}
      {isMine && stage === "claimed" && !isAsking && (
        <AnswerForm question={question} isBusy={isBusy} onAnswer={(what) => void request(what)} />
      )}
      {isMine && stage === "claimed" && isAsking && (
        <DetailForm
          draft={`scholar.return.${id}`}
          label={text("askDetail")}
          send={text("sendReturn")}
          isBusy={isBusy}
          onSend={(words) => void request({ id, act: "return", text: words })}
        />
      )}
      <Refusal words={refusal} />
      {isMine && stage !== "answered" && (
        <div className="flex flex-wrap gap-2 border-line border-t pt-2">
          {stage === "claimed" && (
            <Button look="bare" onClick={() => setIsAsking(!isAsking)}>
              {text(isAsking ? "backToAnswer" : "returnIt")}
            </Button>
          )}
          <Button look="bare" disabled={isBusy} onClick={() => void request({ id, act: "release" })}>
            {text("release")}
          </Button>
        </div>
      )}
    </article>
  );
}
