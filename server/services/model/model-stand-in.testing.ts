import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { readMark } from "#domain/citations/citation-mark.ts";
import { chunked, fabricate, neutralSentences } from "#domain/citations/fabricator.testing.ts";
import type { Ground } from "#domain/citations/verify-reply.ts";
import type { Language } from "#domain/language.ts";

/** How the stand-in answers the next question. */
export type Behaviour =
  /** Cites every source in one sentence each. */
  | { readonly does: "answers" }
  /** Sends one sentence, then waits for `resume`. */
  | { readonly does: "waits" }
  /** Lies in every way of the fabricator, in chunks cut anywhere. */
  | { readonly does: "lies"; readonly seed: number }
  /** Follows the instructions in the texts of its sources. */
  | { readonly does: "obeys-texts" }
  | { readonly does: "says"; readonly words: string }
  /** One sentence and a half, then nothing, half an event, a closed socket, or an error in the stream. */
  | { readonly does: "stalls" | "half-event" | "closes" | "errs" }
  /** The whole reply as one JSON document. */
  | { readonly does: "does-not-stream" }
  | { readonly does: "refuses"; readonly status: number };

export type ModelStandIn = {
  /** The value for `MODEL_URL`. */
  readonly url: string;
  /** The requests it received, newest last. */
  readonly requests: { readonly authorization: string | undefined; readonly body: string }[];
  /** The lies in the newest reply. */
  readonly lies: readonly string[];
  /** Replies whose connection was closed before their end. */
  readonly broken: () => number;
  readonly setBehaviour: (behaviour: Behaviour) => void;
  /** Continues a waiting reply. */
  readonly resume: () => void;
  readonly close: () => Promise<void>;
};

const prompt = z.object({
  messages: z.tuple([z.object({ content: z.string() }), z.object({ content: z.string() })]),
});
const sources = z.object({ sources: z.array(z.object({ mark: z.string(), texts: z.array(z.string()) })) });

function groundOf(body: string): readonly Ground[] {
  const { messages } = prompt.parse(JSON.parse(body));
  return sources.parse(JSON.parse(messages[1].content)).sources.flatMap(({ mark, texts }) => {
    const citation = readMark(mark.slice(2, -2));
    return citation ? [{ citation, texts }] : [];
  });
}

const languagesByName: Readonly<Record<string, Language>> = {
  English: "en",
  Arabic: "ar",
  French: "fr",
  Urdu: "ur",
  Indonesian: "id",
  Turkish: "tr",
};

/** The language that the instructions ask for. */
function askedLanguage(body: string): Language {
  const { messages } = prompt.parse(JSON.parse(body));
  return languagesByName[/Answer in (\w+)/u.exec(messages[0].content)?.[1] ?? ""] ?? "en";
}

const markOf = ({ citation }: Ground) =>
  citation.kind === "quran"
    ? `[[quran:${citation.surah}:${citation.ayah}]]`
    : `[[${citation.kind}:${citation.id}]]`;

const event = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

/** A local endpoint for OpenAI's chat completions that behaves as the test sets it. */
export async function modelStandIn(port = 0): Promise<ModelStandIn> {
  let behaviour: Behaviour = { does: "answers" };
  let broken = 0;
  let lies: readonly string[] = [];
  let resume: () => void = () => undefined;
  const requests: { authorization: string | undefined; body: string }[] = [];

  function end(response: ServerResponse) {
    response.end(`${event("", "stop")}data: [DONE]\n\n`);
  }

  /** In chunks of bytes cut anywhere, even within a character. */
  function stream(response: ServerResponse, reply: string, seed: number) {
    const bytes = Buffer.from(
      `${chunked(reply, seed)
        .map((piece) => event(piece))
        .join("")}`,
    );
    for (let at = 0; at < bytes.length; at += 37 + (seed % 61))
      response.write(bytes.subarray(at, at + 37 + (seed % 61)));
    end(response);
  }

  function reply(response: ServerResponse, body: string) {
    const ground = groundOf(body);
    const language = askedLanguage(body);
    const neutral = neutralSentences[language];
    const first = `${neutral} ${ground[0] ? markOf(ground[0]) : ""}. `;
    switch (behaviour.does) {
      case "refuses":
        return response
          .writeHead(behaviour.status, { "content-type": "application/json" })
          .end(JSON.stringify({ error: { message: "no" } }));
      case "does-not-stream": {
        const whole = { choices: [{ message: { content: first }, finish_reason: "stop" }] };
        return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(whole));
      }
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    switch (behaviour.does) {
      case "answers":
        return stream(response, ground.map((one) => `${neutral} ${markOf(one)}.`).join(" "), 1);
      case "says":
        return stream(response, behaviour.words, 2);
      case "obeys-texts":
        return stream(response, ground.flatMap(({ texts }) => texts).join(" "), 3);
      case "lies": {
        const made = fabricate(behaviour.seed, ground, language);
        lies = made.lies;
        return stream(response, made.reply, behaviour.seed);
      }
      case "waits":
        response.write(event(first) + event("And then "));
        resume = () => {
          response.write(event("it ends. "));
          end(response);
        };
        return;
      case "stalls":
        return response.write(event(first) + event("And then"));
      case "half-event":
        return response.end(`${event(first)}${event("And then").slice(0, 20)}`);
      case "closes":
        response.write(event(first) + event("And then"));
        return setTimeout(() => response.destroy(), 20);
      case "errs":
        return response.end(`${event(first)}data: {"error":{"message":"overloaded"}}\n\n`);
    }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      requests.push({ authorization: request.headers.authorization, body });
      response.once("close", () => {
        if (!response.writableEnded) broken += 1;
      });
      reply(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get lies() {
      return lies;
    },
    broken: () => broken,
    setBehaviour: (next) => {
      behaviour = next;
    },
    resume: () => resume(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
