import { z } from "zod";
import { eventData } from "./event-data.ts";
import { type Model, type ModelFailure, type ModelPrompt, ModelUnavailableError } from "./model.ts";

/** Timeouts in milliseconds: for the first chunk and between two, and for the whole reply. */
export type ModelTimeouts = { readonly stall: number; readonly whole: number };

export type OpenAiSettings = {
  /** The base URL of `/chat/completions`, such as `https://host/v1`. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly name: string;
  readonly timeouts?: ModelTimeouts;
};

const defaultTimeout: ModelTimeouts = { stall: 30_000, whole: 120_000 };
/** Most tokens of a reply; a short answer with its references needs about three hundred. */
const mostTokens = 900;
const mostCharacters = 20_000;

/** A chunk of a streamed reply, or a whole one where the endpoint does not stream. */
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

const failureOf = (status: number): ModelFailure =>
  status === 429 ? "busy" : status < 500 ? "refused" : "failing";

/** Any endpoint for OpenAI's chat completions. */
export function openAiModel({ url, key, name, timeouts = defaultTimeout }: OpenAiSettings): Model {
  const address = `${url.replace(/\/+$/, "")}/chat/completions`;

  function request({ instructions, question }: ModelPrompt, signal: AbortSignal): Promise<Response> {
    return fetch(address, {
      method: "POST",
      signal,
      // The key must not follow a redirect to another address.
      redirect: "error",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model: name,
        stream: true,
        temperature: 0.2,
        max_tokens: mostTokens,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: question },
        ],
      }),
    });
  }

  return {
    name,
    async *reply(prompt, stopped) {
      const deadline = new AbortController();
      const abortWith = (failure: ModelFailure) => () => deadline.abort(new ModelUnavailableError(failure));
      const late = setTimeout(abortWith("late"), timeouts.whole);
      let stall = setTimeout(abortWith("stalled"), timeouts.stall);
      const resetStallTimer = () => {
        clearTimeout(stall);
        stall = setTimeout(abortWith("stalled"), timeouts.stall);
      };
      const signal = AbortSignal.any([stopped, deadline.signal]);
      let length = 0;
      try {
        const response = await request(prompt, signal);
        if (!response.ok) {
          await response.body?.cancel();
          throw new ModelUnavailableError(failureOf(response.status));
        }
        if (!response.body) throw new ModelUnavailableError("broken");
        const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
        const data = isStream ? eventData(watched(response.body, resetStallTimer)) : [await response.text()];
        let hasEnded = false;
        for await (const one of data) {
          if (one === "" || one === "[DONE]") {
            hasEnded ||= one !== "";
            continue;
          }
          const [choice] = readChunk(one).choices;
          const piece = choice?.delta?.content ?? choice?.message?.content ?? "";
          if (choice?.finish_reason || !isStream) hasEnded = true;
          length += piece.length;
          if (length > mostCharacters) throw new ModelUnavailableError("long");
          if (piece !== "") yield piece;
          // The reply was cut off: half a sentence may mean something else than the whole sentence.
          if (choice?.finish_reason === "length" || choice?.finish_reason === "content_filter")
            throw new ModelUnavailableError("long");
        }
        if (!hasEnded) throw new ModelUnavailableError("broken");
      } catch (error) {
        if (error instanceof ModelUnavailableError) throw error;
        if (stopped.aborted) return;
        const reason: unknown = deadline.signal.reason;
        throw reason instanceof ModelUnavailableError
          ? reason
          : new ModelUnavailableError(length > 0 ? "broken" : "unreachable");
      } finally {
        clearTimeout(late);
        clearTimeout(stall);
        // When the reader stops, the request ends as well.
        deadline.abort();
      }
    },
  };
}

async function* watched(body: AsyncIterable<Uint8Array>, each: () => void): AsyncGenerator<Uint8Array, void> {
  for await (const piece of body) {
    each();
    yield piece;
  }
}

/** Throws ModelUnavailableError "broken" for an incomplete chunk or an error in the stream. */
function readChunk(data: string) {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelUnavailableError("broken");
  }
}
