import { loadOnce } from "#app/hydration/load-once.ts";
import type { Language } from "#domain/language.ts";
import type { Area } from "./catalogue.ts";
import type { Messages } from "./say.ts";

/** Each file is compiled from ICU at build and filled from English where a key is missing. */
const tables = {
  en: loadOnce(() => import("./word-files/en.ts")),
  ar: loadOnce(() => import("./word-files/ar.ts")),
  fr: loadOnce(() => import("./word-files/fr.ts")),
  ur: loadOnce(() => import("./word-files/ur.ts")),
  id: loadOnce(() => import("./word-files/id.ts")),
  tr: loadOnce(() => import("./word-files/tr.ts")),
} as const satisfies Record<Language, unknown>;

/** The message files of some areas in one language, as the build's manifest names them. */
export function messageFiles(language: Language, areas: readonly Area[]): string[] {
  return [
    `app/i18n/word-files/${language}.ts`,
    ...areas.map((area) => `app/i18n/messages/${language}/${area}.json`),
  ];
}

/** The messages of some areas in one language, by `area.key`. */
export async function loadMessages(language: Language, areas: readonly Area[]): Promise<Messages> {
  const { files } = await tables[language]();
  const parts = await Promise.all(
    areas.map(async (area) => {
      const words = await files[`../messages/${language}/${area}.json`]?.();
      return Object.entries(words ?? {}).map(([key, word]) => [`${area}.${key}`, word] as const);
    }),
  );
  return Object.fromEntries(parts.flat());
}
