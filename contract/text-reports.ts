import { z } from "zod";
import { languages } from "#domain/language.ts";
import { longestReport, longestReportEmail, reportedText, reportKinds } from "#domain/text-report.ts";
import { idempotencyKey } from "./donations.ts";
import { visibleText } from "./free-text.ts";

/** `POST /api/text-reports`: reports a mistake in a text; the same key again replaces it while it is open. No account is needed. */
export const textReportRequest = z.strictObject({
  key: idempotencyKey,
  text: z.string().regex(reportedText),
  kind: z.enum(reportKinds),
  words: visibleText(longestReport),
  /** Where the operator may write to; it is deleted when the report is closed. */
  email: z.email().max(longestReportEmail).exactOptional(),
  /** The language of the page. */
  language: z.enum(languages),
});
export type TextReportRequest = z.infer<typeof textReportRequest>;
