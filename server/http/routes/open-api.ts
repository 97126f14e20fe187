import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { ReadText } from "#content/quran/index.ts";
import { loadHadithLibrary } from "#content/sayings/index.ts";
import type { FindHadith } from "#domain/quote-check/hadith-quotes.ts";
import { answerByTurns } from "#server/http/hooks/answer-by-turns.ts";
import { allowEveryOrigin } from "#server/http/hooks/cross-origin.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";
import type { Assistants } from "#server/services/assistants.ts";
import type { QuranSearches } from "#server/services/quran-search.ts";
import type { QuranTexts } from "#server/services/quran-texts.ts";
import { quranVerses } from "#server/services/quran-verses.ts";
import { translationIndexes } from "#server/services/translation-indexes.ts";
import { type AssistantAnswerOptions, assistantAnswerRoutes } from "./assistant-answer.ts";
import { assistantSourcesRoutes } from "./assistant-sources.ts";
import { hijriRoutes } from "./hijri.ts";
import { openApiDocument } from "./open-api-document.ts";
import { prayerTimesRoutes } from "./prayer-times.ts";
import { qiblaRoutes } from "./qibla.ts";
import { quotesRoutes } from "./quotes.ts";
import { quranSearchRoutes } from "./quran-search.ts";
import { quranVersesRoutes } from "./quran-verses.ts";
import { textRoutes } from "./texts.ts";

type OpenApi = {
  readonly searchIn: QuranSearches;
  readonly assistantIn: Assistants;
  readonly read: ReadText;
  readonly loadQuran: QuranTexts;
  readonly findImported: FindHadith;
  readonly origin: string;
  readonly rateLimit: number | undefined;
  readonly assistant: AssistantAnswerOptions;
  /** Loads the search of every language once the server is ready. */
  readonly warm: boolean;
};

/** The read-only calls, computed from published texts and rules: no key, open to every origin. */
export async function openApiRoutes(server: FastifyInstance, options: OpenApi): Promise<void> {
  allowEveryOrigin(server);
  if (options.rateLimit !== undefined)
    await server.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
  answerByTurns(server);
  await openApiDocument(server, options.origin);
  await server.register(quranVersesRoutes, { versesOf: quranVerses(options.read) });
  await server.register(textRoutes, { read: options.read });
  const { searchIn, assistantIn, warm } = options;
  await server.register(quranSearchRoutes, { searchIn, warm });
  await server.register(assistantSourcesRoutes, { assistantIn, warm });
  await server.register(assistantAnswerRoutes, options.assistant);
  await server.register(quotesRoutes, {
    loadQuran: options.loadQuran,
    loadHadith: loadHadithLibrary,
    findImported: options.findImported,
    loadTranslation: translationIndexes(options.read),
    warm,
  });
  await server.register(prayerTimesRoutes);
  await server.register(qiblaRoutes);
  await server.register(hijriRoutes);
}
