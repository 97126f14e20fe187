import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assistantSourcesAnswer } from "#contract/assistant-sources.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { assistants } from "#server/services/assistants.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { assistantSourcesRoutes } from "./assistant-sources.ts";

let server: FastifyInstance;

beforeAll(async () => {
  const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
  server = Fastify();
  server.setErrorHandler(handleError);
  await server.register(assistantSourcesRoutes, { assistantIn: assistants(quranSearches(published)) });
}, 60_000);
afterAll(() => server.close());

async function ask(query: Readonly<Record<string, string>>) {
  const answer = await server.inject({ url: `/api/assistant/sources?${new URLSearchParams(query)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return assistantSourcesAnswer.parse(answer.json());
}

const firstVerses = (sources: Awaited<ReturnType<typeof ask>>["sources"], count = 10) =>
  sources.flatMap((one) => (one.kind === "quran" ? [`${one.surah}:${one.ayah}`] : [])).slice(0, count);

describe("GET /api/assistant/sources", () => {
  test.each([
    ["ar", "من هو قارون؟", "28:76"],
    ["en", "Who was swallowed by the whale?", "37:142"],
    ["fr", "Que dit le Coran sur les orphelins ?", "4:10"],
    ["ur", "شب قدر کیا ہے؟", "97:1"],
    ["id", "Ayat tentang puasa Ramadan", "2:185"],
    ["tr", "Sabır hakkında ayetler", "2:153"],
  ])(
    "in %s, %j finds %s among the first",
    async (language, question, verse) => {
      const { abstained, sources } = await ask({ question, language });
      expect(abstained).toBe(false);
      expect(firstVerses(sources)).toContain(verse);
    },
    60_000,
  );

  test("gives the written answer of the page, and none to somebody in danger", async () => {
    const { card } = await ask({ question: "how do I do wudu?", language: "en" });
    expect(card).toMatchObject({
      id: "wudu",
      isRuling: false,
      isReviewed: false,
      links: expect.arrayContaining(["/how-to-pray?tab=wudu"]),
    });
    expect(card?.sentences[0]?.sources).toEqual(["5:6"]);
    const danger = await ask({ question: "I want to kill myself, how do I do wudu", language: "en" });
    expect(danger).toMatchObject({ abstained: true, card: null, sources: [] });
  });

  test("gives the reasons of each source, best first", async () => {
    const { sources } = await ask({ question: "ما هي آيات الصبر؟", language: "ar", limit: "5" });
    expect(sources).toHaveLength(5);
    expect(sources[0]).toMatchObject({ kind: "quran", why: { subjects: ["patience"] } });
    const scores = sources.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test("gives the kind of text that the question names", async () => {
    const { sources } = await ask({ question: "hadith about intentions", language: "en" });
    expect(sources[0]).toMatchObject({ kind: "hadith" });
    const duas = await ask({ question: "دعاء السفر", language: "ar" });
    expect(duas.sources[0]).toMatchObject({ kind: "dua" });
  });

  test("abstains where the texts contain no answer", async () => {
    expect((await ask({ question: "blockchain derivatives", language: "en" })).abstained).toBe(true);
    expect((await ask({ question: "؟؟؟", language: "ar" })).abstained).toBe(true);
  });

  test("reads Arabic in Latin letters, and mixed, long and hostile questions", async () => {
    expect(firstVerses((await ask({ question: "ayat 3an el sabr", language: "ar" })).sources)).toContain(
      "2:153",
    );
    for (const question of ["sabır صبر patience", "<script>", "x ".repeat(3000), "ا".repeat(8000)])
      await ask({ question, language: "tr" });
  });

  test("rejects an empty question in the language of the request", async () => {
    const answer = await server.inject({
      url: "/api/assistant/sources?question=",
      headers: { "accept-language": "tr" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: "missing", field: "question" });
  });

  test("accepts the same fields as the body of a POST", async () => {
    const payload = { question: "patience", language: "en", limit: 3 };
    const answer = await server.inject({ method: "POST", url: "/api/assistant/sources", payload });
    const posted = assistantSourcesAnswer.parse(answer.json());
    expect(posted.sources).toHaveLength(3);
    expect(posted).toEqual(await ask({ question: "patience", language: "en", limit: "3" }));
  });

  test("has no limit like the model: a hundred questions in a row are answered", async () => {
    for (let at = 0; at < 100; at++)
      expect((await ask({ question: "patience", language: "en" })).abstained).toBe(false);
  });

  test("logs nothing of the question, also when it fails", async () => {
    const lines: string[] = [];
    const logging = Fastify({
      logger: { level: "debug", stream: { write: (line: string) => void lines.push(line) } },
      logController: new LogController({ disableRequestLogging: true }),
    });
    logging.setErrorHandler(handleError);
    await logging.register(assistantSourcesRoutes, {
      assistantIn: async () => {
        throw new Error("no answer to a secret question");
      },
    });
    const url = "/api/assistant/sources?question=secret";
    expect((await logging.inject({ url })).statusCode).toBe(500);
    const payload = { question: "secret" };
    const posted = await logging.inject({ method: "POST", url: "/api/assistant/sources", payload });
    expect(posted.statusCode).toBe(500);
    expect(posted.body).not.toMatch(/secret|Error|at .*\.ts/);
    expect(lines.join("")).toContain("an open call failed");
    expect(lines.join("")).not.toContain("secret");
    await logging.close();
  });
});
