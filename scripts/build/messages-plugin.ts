import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const messagesPath = /\/app\/i18n\/messages\/[a-z]{2}\/[a-z0-9-]+\.json(\?|$)/;

type Messages = Readonly<Record<string, string>>;

async function readMessages(file: string): Promise<Messages> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Compiles a JSON file of ICU messages to a module; missing keys are filled from English. */
export function messagesPlugin(): Plugin {
  return {
    name: "riwaq-messages",
    enforce: "pre",
    load: {
      filter: { id: messagesPath },
      async handler(id) {
        const file = id.split("?")[0] ?? id;
        const english = join(dirname(dirname(file)), "en", basename(file));
        const messages = { ...(await readMessages(english)), ...(await readMessages(file)) };
        const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: "js" };
      },
    },
  };
}
