import type { Plugin } from "vite";

const attributed = /(import\(\s*"[^"]+\.json"),\s*\{\s*with:\s*\{\s*type:\s*"json"\s*\},?\s*\}/g;

/**
 * Takes the type off texts that are imported when they are needed. While developing, the browser is sent them as
 * modules of code and would refuse them under the type that Node asks for.
 */
export function jsonImportPlugin(): Plugin {
  return {
    name: "riwaq-json-imports",
    apply: "serve",
    enforce: "pre",
    transform: {
      filter: { id: /\/content\/.+\.ts$/ },
      handler(code, _id, options) {
        return options?.ssr ? undefined : { code: code.replace(attributed, "$1"), map: null };
      },
    },
  };
}
