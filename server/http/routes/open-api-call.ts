import type { z } from "zod";
import { apiErrorSchema } from "#contract/api-error.ts";

/** The Cache-Control of an answer that depends on its request alone. */
export const cacheForADay = "public, max-age=86400";

/** The entry of one call in the OpenAPI document, with the schemas that its route parses and answers with. */
export type OpenApiCall = {
  readonly summary: string;
  readonly description?: string;
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

/** The entry of a call that answers with `answer`, or with the shape of errors. */
export function openApiCall(
  summary: string,
  tag: "Quran" | "Prayer" | "Calendar" | "Texts",
  {
    answer,
    needsStore = false,
    ...input
  }: {
    description?: string;
    answer: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    params?: z.ZodType;
    /** True for a call that may be refused while the database is away. */
    needsStore?: boolean;
  },
): { openApi: OpenApiCall } {
  const errors = {
    400: apiErrorSchema,
    ...(input.params ? { 404: apiErrorSchema } : {}),
    ...(needsStore ? { 503: apiErrorSchema } : {}),
  };
  return { openApi: { summary, tags: [tag], ...input, response: { 200: answer, ...errors } } };
}
