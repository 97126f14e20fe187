import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const messagesPath = /\/app\/i18n\/messages\/[a-z]{2}\/[a-z0-9-]+\.json(\?|$)/;

type Words = Readonly<Record<string, string>>;

async function readWords(file: string): Promise<Words> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Turns a file of ICU messages into a module of compiled ones, missing keys filled from English. */
export function messagesPlugin(): Plugin {
  return {
    name: "riwaq-messages",
    enforce: "pre",
    load: {
      filter: { id: messagesPath },
      async handler(id) {
        const file = id.split("?")[0] ?? id;
        const english = join(dirname(dirname(file)), "en", basename(file));
        const words = { ...(await readWords(english)), ...(await readWords(file)) };
        const compiled = Object.entries(words).map(([key, text]) => [key, compileMessage(text)]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: "js" };
      },
    },
  };
}
