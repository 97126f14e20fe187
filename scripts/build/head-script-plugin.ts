import { join, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const root = resolve(import.meta.dirname, "../..");
const moduleId = "virtual:head-script";
const resolvedId = `\0${moduleId}`;
const entry = join(root, "app/router/head-script.ts");

/** Compiles the head script to one small classic script, with the files it was made of. */
export async function compileHeadScript(): Promise<{
  readonly code: string;
  readonly files: readonly string[];
}> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      // Older browsers than those that run the app still get their theme and the notice that it did not start.
      target: "es2017",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const [chunk] = output;
  const code = chunk.code.trim();
  if (output.length > 1 || /<\/script|<!--/i.test(code))
    throw new Error("the head script does not fit into one script element");
  return { code, files: chunk.moduleIds };
}

/** Gives the server's renderer the compiled head script as `virtual:head-script`, which it inlines in every page. */
export function headScriptPlugin(): Plugin {
  return {
    name: "riwaq-head-script",
    resolveId: { filter: { id: /^virtual:head-script$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:head-script$/ },
      async handler() {
        const { code, files } = await compileHeadScript();
        for (const file of files) this.addWatchFile(file);
        return `export const headScript = ${JSON.stringify(code)};`;
      },
    },
  };
}
