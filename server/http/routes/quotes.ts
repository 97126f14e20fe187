import type { FastifyInstance } from "fastify";
import {
  type QuoteCheckAnswer,
  type QuoteMatchAnswer,
  quoteCheckAnswer,
  quoteCheckDefaults,
  quoteCheckRequest,
  quoteMatchAnswer,
  quoteMatchRequest,
} from "#contract/quotes.ts";
import type { Language } from "#domain/language.ts";
import { matchQuote } from "#domain/quote-check/check-text.ts";
import {
  type FindHadith,
  type HadithLibrary,
  type HadithSources,
  matchHadith,
} from "#domain/quote-check/hadith-quotes.ts";
import type { Judgement } from "#domain/quote-check/judge-quote.ts";
import type { HadithQuote, TextQuote, TranslationQuote } from "#domain/quote-check/text-quote.ts";
import { textQuotes } from "#domain/quote-check/text-quotes.ts";
import type { TranslationIndex, TranslationLanguage } from "#domain/quote-check/translation-quotes.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { allowCrossOriginPosts } from "#server/http/hooks/cross-origin.ts";
import { parseOpenBody } from "#server/http/parse-request.ts";
import type { QuranTexts } from "#server/services/quran-texts.ts";
import { openApiCall } from "./open-api-call.ts";

type QuotesRoutes = {
  readonly loadQuran: QuranTexts;
  /** With names in this language. */
  readonly loadHadith: (language: Language) => Promise<HadithLibrary>;
  /** The operator's imported collections. */
  readonly findImported: FindHadith;
  /** Undefined for a translation that is switched off. */
  readonly loadTranslation: (language: TranslationLanguage) => Promise<TranslationIndex | undefined>;
  /** Loads the text once the server is ready, so that no request waits for it. */
  readonly warm?: boolean;
};

/** Bytes: 50,000 characters, each as an escape of JSON. */
const bodyLimit = 350_000;

const description = "The server neither stores nor logs what is sent.";

const checkCall = openApiCall(
  "Find the quotes of the Quran, its translations and hadith in a text and check them",
  "Quran",
  {
    description: `Offsets are UTF-16 units of the sent text. Hadith are held against the bundled ones, the collections that the operator imported and sayings known to be not authentic; "not-found" says only that they are not among them. With "as": "hadith" the whole text is one hadith. "language" is that of the names of collections, grades, graders, works and judgements; English without it. ${description}`,
    body: quoteCheckRequest,
    answer: quoteCheckAnswer,
    needsStore: true,
  },
);

const matchCall = openApiCall("Hold one quote against the Quran", "Quran", {
  description: `The whole string is the quote: words around a verse make it another text. ${description}`,
  body: quoteMatchRequest,
  answer: quoteMatchAnswer,
});

/** `POST /api/quotes/check` and `/api/quotes/match`. */
export async function quotesRoutes(
  server: FastifyInstance,
  { loadQuran, loadHadith, findImported, loadTranslation, warm = false }: QuotesRoutes,
): Promise<void> {
  allowCrossOriginPosts(server, "/api/quotes/check");
  server.post("/api/quotes/check", { config: checkCall, bodyLimit }, async (request, reply) => {
    const { text, as, language } = parseOpenBody(quoteCheckRequest, request.body);
    const [quran, library] = await Promise.all([
      loadQuran(),
      loadHadith(language ?? quoteCheckDefaults.language),
    ]);
    const hadith: HadithSources = { library, findOthers: findImported };
    const quotes =
      as === "hadith"
        ? await hadithAlone(hadith, text)
        : await textQuotes({ quran, hadith, loadTranslation }, text);
    const answer: QuoteCheckAnswer = { quotes: quotes.map((quote) => asFoundAnswer(text, quote)) };
    return reply.header("cache-control", "no-store").send(answer);
  });

  allowCrossOriginPosts(server, "/api/quotes/match");
  server.post("/api/quotes/match", { config: matchCall, bodyLimit }, async (request, reply) => {
    const { quote } = parseOpenBody(quoteMatchRequest, request.body);
    const answer = asAnswer(matchQuote(await loadQuran(), quote));
    return reply.header("cache-control", "no-store").send(answer);
  });

  if (!warm) return;
  server.addHook("onReady", async () => {
    void loadQuran().catch((error: unknown) =>
      server.log.error(error, "the text for checking quotes could not be loaded"),
    );
  });
}

async function hadithAlone(hadith: HadithSources, text: string): Promise<TextQuote[]> {
  const quote = await matchHadith(hadith, text);
  return quote ? [quote] : [];
}

function asAnswer({ verdict, references, claimed, corrected, changes }: Judgement): QuoteMatchAnswer {
  const range = claimed && (claimed.last > claimed.ayah ? `-${claimed.last}` : "");
  return {
    kind: "quran",
    verdict,
    references: references.map(verseKey),
    claimed: claimed ? `${verseKey(claimed)}${range}` : null,
    corrected: corrected ?? null,
    changes: changes.map(({ letters, ...change }) => ({ ...change, letters: [...letters] })),
  };
}

function asFoundAnswer(text: string, quote: TextQuote): QuoteCheckAnswer["quotes"][number] {
  if (quote.kind === "hadith") return asHadithAnswer(text, quote);
  if (quote.kind === "translation") return asTranslationAnswer(quote);
  const { claimed, corrected, references, changes, wrongReference: _, ...rest } = quote;
  return {
    ...rest,
    references: [...references],
    claimed: claimed ?? null,
    corrected: corrected ?? null,
    changes: changes.map(({ letters, ...change }) => ({ ...change, letters: [...letters] })),
  };
}

function asHadithAnswer(
  text: string,
  { start, end, verdict, score, hadith, corrected, letters, sources }: HadithQuote,
): QuoteCheckAnswer["quotes"][number] {
  const change = {
    start,
    end,
    written: text.slice(start, end),
    verified: corrected ?? "",
    letters: [...letters],
  };
  return {
    start,
    end,
    kind: "hadith",
    verdict,
    references: hadith.map(({ collection, number }) => `${collection} ${number}`),
    claimed: null,
    corrected: verdict === "not-authentic" ? null : (corrected ?? null),
    changes: verdict === "near" ? [change] : [],
    score,
    hadith: hadith.map(({ collection, number, grades }) => ({
      collection,
      number,
      grades: grades.map(({ grade, name, grader }) => ({ grade, name, grader })),
    })),
    sources: [...sources],
  };
}

function asTranslationAnswer(quote: TranslationQuote): QuoteCheckAnswer["quotes"][number] {
  const { start, end, kind, verdict, references, claimed, corrected, score } = quote;
  return {
    start,
    end,
    kind,
    verdict,
    references: [...references],
    claimed,
    corrected: corrected ?? null,
    changes: [],
    score,
  };
}
