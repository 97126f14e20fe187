import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Classes and styles that name a side of the screen instead of a side of the text. */
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
  // A side by itself: `border-l`, and a property in a style of several lines.
  /(?<![\w-])(?:border|inset-shadow|divide)-[lr](?![\w-])/,
  /^\s*(?:left|right):\s*(?:["'`\d-]|[\w.]+(?:,|$))/,
];

/** In a sheet of styles also the bare properties. */
const physicalInSheet = /(?:^|[\s;{])(?:left|right)\s*:/;

/** A point that things grow from has no logical name: it is right where both directions are given. */
const origin = /(?<![\w:-])origin-(?:left|right)(?![\w])/;

/** Files that name a side with good reason, and the words that they may say. */
const excepted: Readonly<Record<string, { readonly words: RegExp; readonly because: string }>> = {
  "app/shell/toast-region.tsx": {
    words: /translate-x-\(--radix-toast-swipe-move-x\)/g,
    because: "the toast goes with the finger, wherever it goes",
  },
};

/** The lines of a source that name left or right, numbered from 1. */
export function physicalDirections(source: string, isSheet: boolean): string[] {
  return source.split("\n").flatMap((line, at) => {
    const isNamed =
      physical.some((pattern) => pattern.test(line)) ||
      (isSheet && physicalInSheet.test(line)) ||
      (origin.test(line) && !/rtl:origin-/.test(line));
    return isNamed ? [`${at + 1}: ${line.trim()}`] : [];
  });
}

/** Every line of the app's and the extension's looks that names left or right. */
export function checkDirections(root: string): string[] {
  const files = globSync("{app,extension}/**/*.{tsx,ts,css,html}", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  if (files.length < 300) throw new Error(`only ${files.length} files were read`);
  return files.flatMap((file) => {
    const words = excepted[file.replaceAll("\\", "/")]?.words;
    const source = readFileSync(join(root, file), "utf8");
    const found = physicalDirections(words ? source.replace(words, "") : source, file.endsWith(".css"));
    return found.map((line) => `${file}:${line}`);
  });
}
