import type { Messages } from "@lingui/core";
import type { Language } from "#domain/language.ts";
import type { Area } from "./catalogue.ts";

/** Each file is compiled from ICU at build and filled from English where a key is missing. */
const files = import.meta.glob<Messages>("./messages/*/*.json", { import: "default" });

/** Where the words of one area in one language live, as the build's manifest names it. */
export function messageFile(language: Language, area: Area): string {
  return `app/i18n/messages/${language}/${area}.json`;
}

/** The words of some areas in one language, by `area.key`. */
export async function loadMessages(language: Language, areas: readonly Area[]): Promise<Messages> {
  const parts = await Promise.all(
    areas.map(async (area) => {
      const words = await files[`./messages/${language}/${area}.json`]?.();
      return Object.entries(words ?? {}).map(([key, word]) => [`${area}.${key}`, word] as const);
    }),
  );
  return Object.fromEntries(parts.flat());
}
