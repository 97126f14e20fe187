import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { type InferOutput, object, picklist, string } from "valibot";
import { sendTextReport } from "#app/api/text-reports.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import { longestReport, longestReportEmail, reportKinds } from "#domain/text-report.ts";

type ReportSheetProps = {
  readonly about: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What is wrong in a text, typed and sent by a press; what was not sent stays in this tab. */
export function ReportSheet({ about, name, isOpen, onClose }: ReportSheetProps) {
  const text = useMessages("texttools");
  return (
    <Sheet title={text("report")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <ReportForm about={about} name={name} onSent={onClose} />
    </Sheet>
  );
}

const draftSchema = object({ key: string(), kind: picklist(reportKinds), words: string(), email: string() });

type Draft = InferOutput<typeof draftSchema>;

type Problem =
  | { readonly field: "words" | "email" }
  /** Undefined where no answer came. */
  | { readonly message: string | undefined };

type ReportFormProps = { readonly about: string; readonly name: string; readonly onSent: () => void };

function ReportForm({ about, name, onSent }: ReportFormProps) {
  const text = useMessages("texttools");
  const language = useLanguage();
  const showToast = useToast();
  const draftName = `report.${about}`;
  const [draft, setDraft] = useDraft<Draft>(draftName, draftSchema, {
    key: "",
    kind: "text",
    words: "",
    email: "",
  });
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (typed: Partial<Draft>) => {
    setDraft({ ...draft, ...typed });
    setProblem(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    // Stored before it is sent: pressed again after a lost answer, it is the same report.
    const keyed = { ...draft, key: draft.key || crypto.randomUUID() };
    setDraft(keyed);
    setIsSending(true);
    const result = await sendTextReport({ about, ...keyed }, language);
    setIsSending(false);
    if (typeof result === "string") {
      setProblem({ field: result });
      form.current?.querySelector<HTMLElement>(`[name="${result}"]`)?.focus();
    } else if (result.isDone) {
      forgetDraft(draftName);
      onSent();
      showToast({ title: text("sent"), description: text("sentThanks") });
    } else setProblem({ message: result.message });
  };
  const fieldProblem = problem && "field" in problem ? problem.field : undefined;
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-soft">{text("about", { name })}</p>
      <SelectField
        label={text("kind")}
        name="kind"
        value={draft.kind}
        onChange={(value) => change({ kind: reportKinds.find((each) => each === value) ?? "other" })}
        options={reportKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
      />
      <Labelled label={text("words")} error={fieldProblem === "words" ? text("wordsMissing") : undefined}>
        {(field) => (
          <textarea
            {...field}
            name="words"
            rows={5}
            dir="auto"
            maxLength={longestReport}
            value={draft.words}
            onChange={(event) => change({ words: event.target.value })}
            className="field py-2"
          />
        )}
      </Labelled>
      <Labelled label={text("email")} error={fieldProblem === "email" ? text("emailWrong") : undefined}>
        {(field) => (
          <input
            {...field}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={longestReportEmail}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            className="field"
          />
        )}
      </Labelled>
      <div role="alert" className="empty:hidden">
        {problem && "message" in problem && (
          <p className="rounded-control border border-harm p-3 text-sm">
            {`${problem.message ?? text("noAnswer")} ${text("notSent")}`}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" disabled={isSending} className="justify-self-start">
        {text(isSending ? "sending" : "send")}
      </Button>
      <p className="text-ink-soft text-sm">{text("privacy")}</p>
    </form>
  );
}

type LabelledProps = {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (field: {
    readonly id: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string;
  }) => ReactNode;
};

/** A field with its label above and its error below, which is announced as it appears. */
function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": `${id}-error` })}
      <p id={`${id}-error`} aria-live="polite" className="text-harm text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
