import { isLanguage } from "#domain/language.ts";
import type { Giving } from "#server/services/giving/giving.ts";

type Read = (address: string) => Promise<unknown>;

/** Milliseconds that a page waits for the figures of gifts: without them it is sent, and the browser fetches them. */
const timeout = 500;

/** The data of pages: published texts, and the figures of gifts as the API answers them. */
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

async function within<Result>(milliseconds: number, read: () => Promise<Result>): Promise<Result> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error("the figures did not come in time")), milliseconds);
  try {
    return await Promise.race([read(), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
