import { type AskerActRequest, actAsAsker, type ScholarQuestionView } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft } from "#app/storage/draft.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DetailForm } from "./detail-form.tsx";
import { EraseQuestion } from "./erase-question.tsx";
import { GivenAnswer } from "./given-answer.tsx";
import { PacketFacts } from "./packet-facts.tsx";
import { PublicationChoice } from "./publication-choice.tsx";
import { Refusal } from "./refusal.tsx";
import { useAct } from "./use-act.ts";

type MyQuestionProps = {
  readonly question: ScholarQuestionView;
  readonly isNew: boolean;
  readonly onChange: (next: ScholarQuestionView | null) => void;
};

/** One's own question: how far it is, what was answered, and what one may do about it. */
export function MyQuestion({ question, isNew, onChange }: MyQuestionProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { isBusy, refusal, act } = useAct();
  const { id, stage, answer } = question;
  async function request(what: AskerActRequest): Promise<void> {
    const done = await act(() => actAsAsker(language, what));
    if (!done) return;
    if (what.act === "detail" || what.act === "erase") forgetDraft(`scholar.detail.${id}`);
    onChange(done.question);
  }
  return (
    <article className="panel grid gap-3 p-4">
      <p className="flex flex-wrap gap-2">
        <Badge look={stage === "answered" ? "green" : stage === "returned" ? "gold" : "plain"}>
          {text(`stage.${stage}`)}
        </Badge>
        {isNew && <Badge look="gold">{text("new")}</Badge>}
      </p>
      <PacketFacts question={question} side="asker" />
      {stage === "returned" && (
        <DetailForm
          draft={`scholar.detail.${id}`}
          label={text("detail")}
          send={text("sendDetail")}
          isBusy={isBusy}
          onSend={(words) => void request({ id, act: "detail", text: words })}
        />
      )}
      {answer && <GivenAnswer answer={answer} language={question.packet.language} />}
      <PublicationChoice question={question} isBusy={isBusy} onChoose={(what) => void request(what)} />
      <Refusal words={refusal} />
      <EraseQuestion
        eraseAt={question.eraseAt}
        isBusy={isBusy}
        onErase={() => void request({ id, act: "erase" })}
      />
    </article>
  );
}
