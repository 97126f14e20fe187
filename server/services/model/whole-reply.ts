import type { z } from "zod";
import { type Model, type ModelPrompt, ModelUnavailableError } from "./model.ts";

/** Characters of a reply that is read as data; more is none. */
const longestReply = 2000;

/**
 * The reply of a model as data: the first JSON object in it, by a schema. Undefined where there is none, where the model
 * is away, or where it takes longer than `limit` milliseconds; never rejects.
 */
export async function replyAsData<Schema extends z.ZodType>(
  model: Model,
  prompt: ModelPrompt,
  {
    schema,
    limit,
    stopped,
  }: { readonly schema: Schema; readonly limit: number; readonly stopped: AbortSignal },
): Promise<z.output<Schema> | undefined> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limit)]);
  let reply = "";
  try {
    for await (const piece of model.reply(prompt, signal)) {
      reply += piece;
      if (reply.length > longestReply) return undefined;
    }
  } catch (error) {
    if (error instanceof ModelUnavailableError) return undefined;
    throw error;
  }
  if (signal.aborted) return undefined;
  const [json] = /\{[^{}]*\}/u.exec(reply) ?? [];
  if (json === undefined) return undefined;
  try {
    const read = schema.safeParse(JSON.parse(json));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
