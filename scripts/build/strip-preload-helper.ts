import type { Plugin } from "vite";

/**
 * Leaves out Vite's helper that fetches a part's styles beside its code: all our styles come with the first file, and
 * the helper would weigh on every first load. The build fails where a part has styles of its own after all.
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
          this.error(`${file.fileName} has styles of its own: nothing would fetch them`);
    },
  };
}
