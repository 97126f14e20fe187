import { z } from "zod";
import type { Language } from "#domain/language.ts";

/** The one shape of an error answer; the message is in the asker's language, `field` names what was wrong. */
export const apiErrorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
  }),
});

/** The schema of a successful answer. */
export type AnswerSchema<Answer> = z.ZodType<Answer>;

export type ApiError = z.infer<typeof apiErrorSchema>;

/** Messages of one part of the API by code; `{name}` stands for a detail. */
export type ErrorMessages<Code extends string> = Readonly<Record<Code, Readonly<Record<Language, string>>>>;

/** An error by its code, not yet in words: `field` is the part of the request that is wrong. */
export type CodedError<Code extends string> = {
  readonly code: Code;
  readonly field?: string;
  readonly details?: Readonly<Record<string, string>>;
};

/** The error answer in a language. */
export function apiError<Code extends string>(
  error: CodedError<Code>,
  messages: ErrorMessages<Code>,
  language: Language,
): ApiError {
  const details: Record<string, string> = { ...error.details, field: error.field ?? "" };
  const message = messages[error.code][language].replace(/\{(\w+)\}/g, (_, name) => details[name] ?? "");
  return {
    error: { code: error.code, message, ...(error.field === undefined ? {} : { field: error.field }) },
  };
}
