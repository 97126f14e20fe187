import type { Plugin } from "vite";

const attributed = /(import\(\s*"[^"]+\.json"),\s*\{\s*with:\s*\{\s*type:\s*"json"\s*\},?\s*\}/g;

/**
 * Removes `with { type: "json" }` from dynamic imports, which Node requires. Vite's development server sends JSON as
 * a JavaScript module, and the browser would reject it under that type.
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
