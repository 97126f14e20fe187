import type { Language } from "#domain/language.ts";
import { wrongAnswers } from "./reports.ts";
import { modelWords } from "./shown-segments.ts";
import type { Turn } from "./turn.ts";

const mostStored = 100;

/** Keeps an answer as a wrong one, on this device. */
export function reportWrong(
  { at, asked, reply, model }: Extract<Turn, { role: "bot" }>,
  language: Language,
): void {
  const cited = (reply?.citations ?? []).map((one) =>
    one.kind === "quran" ? `${one.surah}:${one.ayah}` : `${one.kind}:${one.id}`,
  );
  const others = wrongAnswers.read().filter((one) => one.at !== at);
  const written = modelWords(model);
  const report = { at, language, asked, cited, ...(written ? { written } : {}) };
  wrongAnswers.write([...others, report].slice(-mostStored));
}
