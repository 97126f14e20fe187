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

export type ApiError = z.infer<typeof apiErrorSchema>;

/** Messages of one conversation by code, `{name}` standing for a detail. */
export type ErrorMessages<Code extends string> = Readonly<Record<Code, Readonly<Record<Language, string>>>>;

/** A person's mistake in a request, not yet in words. */
export type RequestMistake<Code extends string> = {
  readonly code: Code;
  readonly field?: string;
  readonly details?: Readonly<Record<string, string>>;
};

/** Puts a mistake in words. */
export function apiError<Code extends string>(
  mistake: RequestMistake<Code>,
  messages: ErrorMessages<Code>,
  language: Language,
): ApiError {
  const details: Record<string, string> = { ...mistake.details, field: mistake.field ?? "" };
  const message = messages[mistake.code][language].replace(/\{(\w+)\}/g, (_, name) => details[name] ?? "");
  return {
    error: { code: mistake.code, message, ...(mistake.field === undefined ? {} : { field: mistake.field }) },
  };
}
