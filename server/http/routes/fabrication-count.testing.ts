import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { answerLine } from "#contract/assistant-answer.ts";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { handleError, markPrivate } from "#server/http/errors/handle-error.ts";
import { assistants } from "#server/services/assistants.ts";
import { type Behaviour, modelStandIn } from "#server/services/model/model-stand-in.testing.ts";
import { offeredModel } from "#server/services/model/offered-model.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { type AssistantAnswerOptions, assistantAnswerRoutes } from "./assistant-answer.ts";

const questions = [
  ["en", "Verses about patience"],
  ["ar", "ما هي آيات الصبر؟"],
  ["tr", "Sabır hakkında ayetler"],
  ["fr", "Versets sur les orphelins"],
  ["ur", "شب قدر کی آیات"],
  ["id", "Ayat tentang puasa Ramadan"],
  ["en", "hadith about intentions"],
  ["en", "Verses about parents"],
] as const;

/** Eight of ten replies lie; the other two break off, are rejected, or contain injected instructions. */
const mishaps: readonly Behaviour[] = [
  { does: "stalls" },
  { does: "half-event" },
  { does: "closes" },
  { does: "errs" },
  { does: "refuses", status: 401 },
  { does: "refuses", status: 429 },
  { does: "refuses", status: 500 },
  { does: "obeys-texts" },
  {
    does: "says",
    words: "Read 2:300 and [[quran:2:300]], for God says that all is light. Sahih Muslim 99873.",
  },
];

export type FabricationCount = {
  readonly replies: number;
  /** Lies, unknown marks, bare references and quotation marks that reached the reader. */
  readonly unresolved: readonly string[];
  /** Quotes from the verified texts. */
  readonly quotes: number;
  /** Replies that reported that something was left out. */
  readonly leftOut: number;
  /** Replies that broke off, and those without an answer. */
  readonly cut: number;
  readonly away: number;
};

/** Everybody may ask, without an account: only the answers matter here. */
function openToEverybody(): Omit<AssistantAnswerOptions, "model"> {
  return {
    services: {
      accounts: {
        member: async () => ({ answer: null, cookies: [] }),
        limits: { count: async () => undefined, allows: async () => true },
        places: { enter: async () => () => undefined, close: async () => undefined },
      },
      publicUrl: "http://localhost:3000",
      ready: async () => undefined,
    },
    answer: () => Promise.reject(new Error("only the model is asked")),
    readPremium: async () => ({ plans: [], areExamples: true, hasPremium: false }),
  };
}

/** Asks a lying endpoint `replies` times through the server's own route, adapter and check. */
export async function fabricationCount(replies: number): Promise<FabricationCount> {
  const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
  const standIn = await modelStandIn();
  const settings = {
    url: standIn.url,
    name: "liar",
    openTo: "everyone",
    timeouts: { stall: 80, whole: 5000 },
  } as const;
  const assistantIn = assistants(quranSearches(published));
  const server = Fastify();
  server.setErrorHandler(handleError);
  markPrivate(server);
  const model = offeredModel(settings, assistantIn, publishedTexts(published));
  await server.register(assistantAnswerRoutes, { ...openToEverybody(), model });
  const count = { replies, unresolved: [] as string[], quotes: 0, leftOut: 0, cut: 0, away: 0 };
  for (let seed = 1; seed <= replies; seed++) {
    const [language, question] = questions[seed % questions.length] ?? questions[0];
    const mishap = seed % 10 < 2 ? mishaps[(seed * 7) % mishaps.length] : undefined;
    standIn.setBehaviour(mishap ?? { does: "lies", seed });
    const { statusCode, body } = await server.inject({
      method: "POST",
      url: "/api/assistant/answer",
      payload: { language, question, model: true },
    });
    if (statusCode !== 200) {
      count.away += 1;
      continue;
    }
    const lines = body
      .split("\n")
      .filter(Boolean)
      .map((line) => answerLine.parse(JSON.parse(line)));
    const { sources } = JSON.parse(JSON.parse(standIn.requests.at(-1)?.body ?? "{}").messages[1].content);
    const known = new Set(sources.map(({ mark }: { mark: string }) => mark));
    const text = lines.flatMap((line) => (line.kind === "words" ? [line.text] : [])).join(" ");
    for (const line of lines)
      if (line.kind === "quote") {
        count.quotes += 1;
        if (!known.has(`[[${citationKey(line.citation as Citation)}]]`))
          count.unresolved.push(JSON.stringify(line));
      }
    if (!mishap) count.unresolved.push(...standIn.lies.filter((lie) => text.includes(lie)));
    count.unresolved.push(...(text.match(/[«»“”"﴿﴾]|\[\[|\]\]|\d\s*:\s*\d|99873|all is light/gu) ?? []));
    const end = lines.at(-1);
    if (end?.kind === "end" && end.isLeftOut) count.leftOut += 1;
    if (end?.kind === "end" && end.ended === "cut") count.cut += 1;
  }
  await server.close();
  await standIn.close();
  return count;
}
