import { savedLanguage, tellServer } from "#app/storage/saved-language.ts";
import { onStoredWrite } from "#app/storage/stored-value.ts";
import { mirrorSettings, type SettingMirror } from "./setting-mirror.ts";
import { writeSettings } from "./small-settings.ts";
import { userData } from "./user-data.ts";

let mirror: Promise<SettingMirror> | undefined;

/** Puts what came in place; another language is seen from the next page on, never in the middle of one. */
function follow(settings: Readonly<Record<string, string>>): void {
  writeSettings(settings);
  const language = savedLanguage.read();
  if (settings.language && language) tellServer(language);
}

/** Lets this browser's small settings follow the person; once for a page. */
export function startSettingMirror(): Promise<SettingMirror> {
  mirror ??= mirrorSettings({ userData, storage: localStorage, apply: follow }).then((begun) => {
    onStoredWrite(begun.look);
    globalThis.addEventListener("storage", begun.look);
    return begun;
  });
  return mirror;
}
