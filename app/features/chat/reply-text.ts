import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { loadCited } from "./cited-text.ts";
import { modelWords } from "./shown-segments.ts";
import { shownCitations, type Turn } from "./turn.ts";

/** Writes an answer with its quotes and references, to be copied or shared. */
export function useReplyText({ asked, reply, model }: Extract<Turn, { role: "bot" }>): () => Promise<string> {
  const language = useLanguage();
  const text = useMessages("chat");
  return async () => {
    const cited = await Promise.all(
      shownCitations(reply).map((citation) =>
        loadCited(citation, language, (number) => printedNumber(number, language)).catch(() => undefined),
      ),
    );
    const quotes = cited.flatMap((one) =>
      one ? [[one.arabic?.text, one.words, `[${one.reference}]`].filter(Boolean).join("\n")] : [],
    );
    const written = modelWords(model);
    const byModel = model && written !== "" ? [text("model.by", { name: model.name }), written] : [];
    return [asked, ...byModel, ...quotes].join("\n\n");
  };
}
