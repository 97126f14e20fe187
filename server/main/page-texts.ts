import { isLanguage } from "#domain/language.ts";
import type { Giving } from "#server/services/giving/giving.ts";

type Read = (address: string) => Promise<unknown>;

/** Milliseconds a page waits for figures of gifts: without them it is sent as it is, and asks for them itself. */
const timeout = 500;

/** What pages are drawn from: published texts, and the figures of gifts as the API gives them. */
export function pageTexts(published: Read, giving: Pick<Giving, "donations">): Read {
  return (address) => {
    const { pathname, searchParams } = new URL(address, "http://page.invalid");
    if (pathname !== "/api/donations") return published(address);
    const language = searchParams.get("language");
    return isLanguage(language)
      ? within(timeout, async () => giving.donations(language))
      : Promise.reject(new Error(`${address} names no language`));
  };
}

async function within<Result>(milliseconds: number, ask: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the figures did not come in time")), milliseconds);
  try {
    return await Promise.race([ask(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
