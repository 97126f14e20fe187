import type { Language } from "#domain/language.ts";
import type { Messages } from "./say.ts";

/** Apart from the files of the other areas, whose list every page loads. */
const files = import.meta.glob<Messages>("./messages/*/admin.json", { import: "default" });

/** The messages of the admin page, by `admin.key`. */
export async function loadAdminWords(language: Language): Promise<Messages> {
  const words = (await files[`./messages/${language}/admin.json`]?.()) ?? {};
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [`admin.${key}`, word] as const));
}
