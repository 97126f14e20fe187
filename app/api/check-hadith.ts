import { type QuoteCheckAnswer, quoteCheckAnswer } from "#contract/quotes.ts";
import type { Language } from "#domain/language.ts";
import { type ApiResult, callApi } from "./call-api.ts";

/** Holds one hadith against every text of the server, with the collections that its operator imported. */
export function checkHadith(text: string, language: Language): Promise<ApiResult<QuoteCheckAnswer>> {
  const body = { text, as: "hadith", language };
  return callApi({ path: "/api/quotes/check", language, body, answer: quoteCheckAnswer });
}
