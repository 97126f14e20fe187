import { fetchHelpLines } from "#app/api/help-lines.ts";
import type { Area } from "#app/i18n/catalogue.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { isPractical } from "#domain/practical-questions/practical-tools.ts";
import type { ProductTopic } from "#domain/product-questions/product-topics.ts";
import { topicOf } from "./answer-texts.ts";
import { loadCited } from "./cited-text.ts";
import { shownCitations } from "./turn.ts";

async function loadCardText(id: string, language: Language): Promise<void> {
  const { loadCard } = await import("#content/answer-cards/index.ts");
  await loadCard(id, language);
}

async function loadProductText(topic: ProductTopic, language: Language): Promise<void> {
  const { productInWords } = await import("./product-in-words.ts");
  await productInWords(topic, language);
}

/**
 * Fetches what an answer is drawn with while the person still waits for it: its texts, its messages and the typeface of
 * the Quran. What fails here fails again, and is shown, where it is drawn.
 */
export function fetchAhead(reply: Reply, language: Language): void {
  const { kind, card, subjects, tool } = reply;
  const isCard = kind === "card" && card !== undefined;
  const cited = isCard ? [] : shownCitations(reply);
  const areas: Area[] = tool && isPractical(tool) ? ["practical"] : kind === "found" ? [] : ["answers"];
  const hasTopic = (kind === "found" || kind === "ruling") && subjects.length > 0;
  // Naskh has two files for one name: to ask for it by name would fetch both.
  const faces = cited.some((one) => one.kind === "quran") ? ["Amiri Quran"] : [];
  const ahead: readonly Promise<unknown>[] = [
    ...cited.map((one) => loadCited(one, language, (number) => number)),
    ...(isCard ? [loadCardText(card, language)] : []),
    ...(hasTopic ? [topicOf(subjects, language)] : []),
    ...(kind === "emergency" ? [fetchHelpLines()] : [loadMessages(language, areas)]),
    ...(tool && isPractical(tool) ? [import("./practical-answer.tsx")] : []),
    ...(tool?.tool === "product" ? [loadProductText(tool.topic, language)] : []),
    ...faces.map((face) => document.fonts.load(`1em "${face}"`, "ٱل")),
  ];
  Promise.allSettled(ahead);
}
