import { useState } from "react";
import { type AdminReport, closeReport, fetchReports, longestAdminText } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segments } from "#app/ui/choices.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { isLanguage, nativeLanguageName } from "#domain/language.ts";
import { Loaded, Pager } from "./admin-list.tsx";
import { useAction } from "./admin-request.tsx";

type State = "open" | "closed";

/** Reports of errors in texts, open and closed. */
export function ReportsTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const [asked, setAsked] = useState<{ state: State; page: number }>({ state: "open", page: 1 });
  const { state, page } = asked;
  return (
    <div className="grid gap-4">
      <Segments<State>
        label={text("reportState")}
        className="justify-self-start"
        options={[
          { value: "open", label: text("openReports") },
          { value: "closed", label: text("closedReports") },
        ]}
        current={state}
        onChange={(next) => setAsked({ state: next, page: 1 })}
      />
      <Loaded name={`reports ${state} ${page}`} load={() => fetchReports(language, state, page)}>
        {({ reports, hasMore }, reload) =>
          reports.length === 0 ? (
            <EmptyState title={text("noReports")} />
          ) : (
            <>
              <ul aria-label={text("tab.reports")} className="grid gap-4">
                {reports.map((report) => (
                  <li key={report.id}>
                    <ReportCard report={report} isOpen={state === "open"} onChange={reload} />
                  </li>
                ))}
              </ul>
              <Pager page={page} hasMore={hasMore} onPage={(next) => setAsked({ state, page: next })} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

type ReportCardProps = {
  readonly report: AdminReport;
  readonly isOpen: boolean;
  readonly onChange: () => void;
};

function ReportCard({ report, isOpen, onChange }: ReportCardProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [answer, setAnswer] = useState("");
  const { isBusy, send, notice } = useAction(onChange);
  const { id, about, kind, words, email, at } = report;
  const day = dateFormat(language, { dateStyle: "medium" }).format(new Date(at));
  return (
    <article className="panel grid gap-3 p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge look="gold">{text(`reportKind.${kind}`)}</Badge>
        <bdi lang="" dir="ltr" className="break-all font-semibold">
          {about}
        </bdi>
      </p>
      <p lang={report.language} dir="auto" className="whitespace-pre-wrap break-words">
        {words}
      </p>
      <p className="text-ink-soft text-sm">
        {day}
        {isLanguage(report.language) && ` · ${nativeLanguageName[report.language]}`}
        {email !== null && (
          <>
            {" · "}
            <bdi lang="" dir="ltr" className="break-all">
              {email}
            </bdi>
          </>
        )}
      </p>
      {report.answer !== null && (
        <p dir="auto" className="whitespace-pre-wrap break-words border-line border-t pt-3">
          {report.answer}
        </p>
      )}
      {isOpen && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void send(() => closeReport(language, id, answer.trim() || null));
          }}
        >
          <TextAreaField
            rows={3}
            label={text("reportAnswer")}
            value={answer}
            onChange={setAnswer}
            longest={longestAdminText}
          />
          {notice}
          <Button type="submit" className="justify-self-start" disabled={isBusy}>
            {text("closeReport")}
          </Button>
        </form>
      )}
    </article>
  );
}
