import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Classes and styles with a physical side, left or right, instead of a logical one, start or end. */
const physical = [
  /(?<![\w-])-?(?:m|p|border-|scroll-m|scroll-p)[lr]-[\w[(]/,
  /(?<![\w-])-?(?:left|right)-(?:\d|\[|\(|px\b|auto\b|full\b)/,
  /(?<![\w-])rounded-(?:[lr]|[tb][lr])(?![\w])/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w])/,
  /(?<![\w-])-?translate-x-/,
  /(?<![\w-])bg-(?:linear|gradient)-to-[tb]?[lr](?![\w])/,
  /(?:margin|padding|border)(?:-left|-right|Left|Right)\b/,
  /text-?[aA]lign:\s*"?(?:left|right)|float:\s*"?(?:left|right)/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /style=\{\{[^}]*\b(?:left|right):/,
  // A side without a value, as `border-l`, and a property on a line of its own.
  /(?<![\w-])(?:border|inset-shadow|divide)-[lr](?![\w-])/,
  /^\s*(?:left|right):\s*(?:["'`\d-]|[\w.]+(?:,|$))/,
];

/** In CSS files also the bare properties. */
const physicalInStyleSheet = /(?:^|[\s;{])(?:left|right)\s*:/;

/** `transform-origin` has no logical value: it is fine where the other direction has its own. */
const origin = /(?<![\w:-])origin-(?:left|right)(?![\w])/;

/** Files that need a physical side, with the pattern that is allowed there. */
const excepted: Readonly<Record<string, { readonly pattern: RegExp; readonly because: string }>> = {
  "app/shell/toast-region.tsx": {
    pattern: /translate-x-\(--radix-toast-swipe-move-x\)/g,
    because: "the toast follows the finger in either direction",
  },
};

/** The lines of a source with a physical side, numbered from 1. */
export function physicalDirections(source: string, isStyleSheet: boolean): string[] {
  return source.split("\n").flatMap((line, at) => {
    const isPhysical =
      physical.some((pattern) => pattern.test(line)) ||
      (isStyleSheet && physicalInStyleSheet.test(line)) ||
      (origin.test(line) && !/rtl:origin-/.test(line));
    return isPhysical ? [`${at + 1}: ${line.trim()}`] : [];
  });
}

/** Every line of the app and the extension whose styles name left or right. */
export function checkDirections(root: string): string[] {
  const files = globSync("{app,extension}/**/*.{tsx,ts,css,html}", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  if (files.length < 300) throw new Error(`only ${files.length} files were read`);
  return files.flatMap((file) => {
    const allowed = excepted[file.replaceAll("\\", "/")]?.pattern;
    const source = readFileSync(join(root, file), "utf8");
    const found = physicalDirections(allowed ? source.replace(allowed, "") : source, file.endsWith(".css"));
    return found.map((line) => `${file}:${line}`);
  });
}
