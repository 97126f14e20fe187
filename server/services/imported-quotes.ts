import type { FindHadith } from "#domain/quote-check/hadith-quotes.ts";
import type { Services } from "./services.ts";

/** Looks quotes up in the imported collections. Rejects with StoreUnavailableError while the database is away. */
export function importedQuotes(services: Pick<Services, "ready" | "store">): FindHadith {
  return async (words) => {
    await services.ready();
    const rows = await services.store.hadith.near(words);
    return rows.map(({ title, number, text, grades }) => ({
      text,
      place: {
        collection: title,
        number,
        grades: grades.map(({ grade, grader }) => ({ grade, name: grade, grader })),
      },
    }));
  };
}
