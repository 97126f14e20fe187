import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { IconShape } from "#app/ui/create-icon.ts";

type LucideModule = {
  readonly __iconData?: { readonly size: number; readonly node: readonly IconShape[] };
};

const createIconFile = join(import.meta.dirname, "../../app/ui/create-icon.ts");

/**
 * The source of an icon's file with its shapes drawn by `createIcon`; null for a file that only re-exports
 * another icon.
 */
export async function lightIconSource(file: string): Promise<string | null> {
  const { __iconData: icon }: LucideModule = await import(pathToFileURL(file).href);
  if (!icon) return null;
  if (icon.size !== 24) throw new Error(`${file} is drawn on ${icon.size} units, not 24`);
  const shapes = icon.node.map(([element, { key, ...attributes }]) => [element, attributes]);
  return `import { createIcon } from ${JSON.stringify(createIconFile)};\nexport default createIcon(${JSON.stringify(shapes)});`;
}

/**
 * Draws lucide's icons with `createIcon`. Only the shapes of lucide's component are used; the rest (colour, size and
 * class names computed at each render, a key for each line) would add 1.8 KiB to every first load.
 */
export function lightIcons(): Plugin {
  return {
    name: "riwaq-light-icons",
    enforce: "pre",
    load: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/ },
      handler: lightIconSource,
    },
  };
}
