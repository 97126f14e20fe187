import type { Plugin } from "vite";

/**
 * Replaces Vite's preload helper, which loads a chunk's styles with its code. All our styles are in the first file, and
 * the helper would add to every first load. The build fails if a chunk has styles of its own.
 */
export function stripPreloadHelper(): Plugin {
  return {
    name: "riwaq-strip-preload-helper",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && !file.isEntry && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} has styles of its own: nothing would load them`);
    },
  };
}
