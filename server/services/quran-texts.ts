import { type ReadText, readWholeText } from "#content/quran/index.ts";
import { type QuranText, quranText } from "#domain/quote-check/quran-text.ts";

/** Resolves to the verified text prepared for checking quotes; it is read once. */
export type QuranTexts = () => Promise<QuranText>;

/** From the texts that `read` returns. */
export function quranTexts(read: ReadText): QuranTexts {
  const load = async () => {
    const [uthmani, plain] = await Promise.all([
      readWholeText(read, "arabic"),
      readWholeText(read, "imlaei"),
    ]);
    return quranText({ uthmani, plain });
  };
  let loading: Promise<QuranText> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      // A failed load is retried by the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
