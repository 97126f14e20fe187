import { useLanguage } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { loadCited } from "./cited-text.ts";
import type { Turn } from "./turn.ts";

/** Writes an answer with its quotes and references, to be copied or shared. */
export function useReplyText({ asked, reply }: Extract<Turn, { role: "bot" }>): () => Promise<string> {
  const language = useLanguage();
  return async () => {
    const cited = await Promise.all(
      (reply?.citations ?? []).map((citation) =>
        loadCited(citation, language, (number) => printedNumber(number, language)).catch(() => undefined),
      ),
    );
    const quotes = cited.flatMap((one) =>
      one ? [[one.arabic?.text, one.words, `[${one.reference}]`].filter(Boolean).join("\n")] : [],
    );
    return [asked, ...quotes].join("\n\n");
  };
}
