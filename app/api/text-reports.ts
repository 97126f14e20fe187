import { doneAnswer } from "#contract/accounts.ts";
import { withoutHidden } from "#contract/free-text.ts";
import { type TextReportRequest, textReportRequest } from "#contract/text-reports.ts";
import type { Language } from "#domain/language.ts";
import type { ReportKind } from "#domain/text-report.ts";
import { type ApiResult, callApi } from "./call-api.ts";

/** A report as typed. `about` is the text, as `hadith/nawawi-1`; the same key is the same report. */
export type TypedReport = {
  readonly key: string;
  readonly about: string;
  readonly kind: ReportKind;
  readonly words: string;
  readonly email: string;
};

type WrongField = "words" | "email";

/** What is sent, or the field that cannot be. */
function requestOf(report: TypedReport, language: Language): TextReportRequest | WrongField {
  const { key, about, kind, words, email } = report;
  const parsed = textReportRequest.safeParse({
    key,
    text: about,
    kind,
    words: withoutHidden(words),
    ...(email.trim() ? { email: email.trim() } : {}),
    language,
  });
  if (parsed.success) return parsed.data;
  return parsed.error.issues[0]?.path[0] === "email" ? "email" : "words";
}

/** Sends a report of a mistake; a field that cannot be sent is the answer instead. */
export async function sendTextReport(
  report: TypedReport,
  language: Language,
): Promise<ApiResult<{ outcome: "done" }> | WrongField> {
  const body = requestOf(report, language);
  if (typeof body === "string") return body;
  return callApi({ path: "/api/text-reports", language, body, answer: doneAnswer });
}
