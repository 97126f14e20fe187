import type { z } from "zod";
import { apiErrorSchema } from "#contract/api-error.ts";

/** What the OpenAPI document says of one call: the schemas are those its route parses and answers by. */
export type OpenApiCall = {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly querystring?: z.ZodType;
  readonly body?: z.ZodType;
  readonly params?: z.ZodType;
  readonly response: Readonly<Record<number, z.ZodType>>;
};

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyContextConfig {
    readonly openApi?: OpenApiCall;
  }
}

/** The entry of a call that answers with `answer`, or with the one shape of errors. */
export function openApiCall(
  summary: string,
  tag: "Quran" | "Prayer" | "Calendar",
  { answer, ...asked }: { answer: z.ZodType; querystring?: z.ZodType; body?: z.ZodType; params?: z.ZodType },
): { openApi: OpenApiCall } {
  const errors = { 400: apiErrorSchema, ...(asked.params ? { 404: apiErrorSchema } : {}) };
  return { openApi: { summary, tags: [tag], ...asked, response: { 200: answer, ...errors } } };
}
