import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@babel/core";

/**
 * A place with an entry for each language, and the codes that are missing there. `isOptional` if a language
 * may be absent: an object without one or two of the six, whose type decides what is required.
 */
export type LanguageTable = {
  readonly place: string;
  readonly missing: readonly string[];
  readonly isOptional?: true;
};

/** A table with these six must have every language. */
const sixLanguages: readonly string[] = ["en", "ar", "fr", "ur", "id", "tr"];

/**
 * A table with at least this many of the six leaves the others out on purpose: Arabic has no translation of
 * the Quran.
 */
const enough = 4;

type Node = { readonly type?: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const hasAll = (codes: readonly string[]) => sixLanguages.every((code) => codes.includes(code));
const missingFrom = (codes: readonly string[], required: readonly string[]) =>
  required.filter((code) => !codes.includes(code));

/** The table with these codes; its name includes those of the six that it leaves out on purpose. */
function tableOf(
  place: string,
  names: readonly string[],
  required: readonly string[],
  isObject: boolean,
): LanguageTable[] {
  const left = sixLanguages.filter((code) => !names.includes(code));
  if (left.length === 0) return [{ place, missing: missingFrom(names, required) }];
  const isOther = (name: string) => /^[a-z]{2}$/.test(name) && ![...sixLanguages, ...required].includes(name);
  if (sixLanguages.length - left.length < enough || names.some(isOther)) return [];
  const missing = missingFrom([...left, ...names], required);
  const without = `without ${left.join(", ")}`;
  return isObject
    ? [{ place: `${place} (optional, ${without})`, missing, isOptional: true }]
    : [{ place: `${place} (${without})`, missing }];
}

function nameOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { key, name, value, literal, computed } = node;
  if (node.type === "ObjectProperty" || node.type === "ObjectMethod") return computed ? [] : nameOf(key);
  if (node.type === "Identifier" && typeof name === "string") return [name];
  if (node.type === "StringLiteral" && typeof value === "string") return [value];
  return node.type === "TSLiteralType" ? nameOf(literal) : [];
}

const listIn = { ObjectExpression: "properties", ArrayExpression: "elements", TSUnionType: "types" } as const;

/** The names in an object, array or union of a syntax tree; empty for any other node. */
function codesOf(node: Node): string[] {
  const field = listIn[node.type as keyof typeof listIn];
  const list = field ? node[field] : undefined;
  return Array.isArray(list) ? list.flatMap(nameOf) : [];
}

/** Visits every node of a syntax tree. */
function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, onNode);
  else if (isNode(value)) {
    onNode(value);
    for (const [name, each] of Object.entries(value)) if (name !== "loc") visit(each, onNode);
  }
}

function lineOf({ loc }: Node): number {
  const start = isNode(loc) ? loc.start : undefined;
  return isNode(start) ? Number(start.line) : 0;
}

/**
 * The tables of one TypeScript file: objects, arrays, unions and patterns that name the six languages or most of them,
 * and imports of a file for each language where no table holds what they import.
 */
export function tablesInCode(file: string, code: string, required: readonly string[]): LanguageTable[] {
  if (sixLanguages.filter((each) => new RegExp(`\\b${each}\\b`).test(code)).length < enough) return [];
  const plugins = file.endsWith(".tsx") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  const tree = parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: "module", plugins: [...plugins] },
  });
  const tables: LanguageTable[] = [];
  const imported: string[] = [];
  visit(tree, (node) => {
    tables.push(
      ...tableOf(`${file}:${lineOf(node)}`, codesOf(node), required, node.type === "ObjectExpression"),
    );
    if (node.type === "ImportDeclaration") imported.push(...nameOf(node.source));
  });
  // Regular expressions, also those inside strings: (en|ar|…).
  for (const [index, line] of code.split("\n").entries())
    for (const [list] of line.matchAll(/\b[a-z]{2}(?:\|[a-z]{2}){5,}\b/g))
      tables.push(...tableOf(`${file}:${index + 1}`, list.split("|"), required, false));
  if (tables.length > 0) return tables;
  return filesByLanguage(imported, required).map(({ place, missing }) => ({
    place: `${file} imports ${place}`,
    missing,
  }));
}

/** The languages of a JSON array: its strings, or the `language` of its objects. */
const languagesOf = (list: readonly unknown[]) =>
  list.map((each) => (isNode(each) ? each.language : each)).filter((each) => typeof each === "string");

/**
 * A JSON file with a table of the six languages or most of them: objects by language or by a file for each
 * language, lists, and `languages` as their number. One entry per file, however many tables.
 */
export function tablesInJson(file: string, text: string, required: readonly string[]): LanguageTable[] {
  const missing = new Set<string>();
  let count = 0;
  let isOptional = true;
  const note = (tables: readonly LanguageTable[]) => {
    count += tables.length;
    for (const table of tables) {
      isOptional &&= table.isOptional === true;
      for (const code of table.missing) missing.add(code);
    }
  };
  const visitLists = (value: unknown): void => {
    if (!isNode(value)) return;
    if (Array.isArray(value)) note(tableOf(file, languagesOf(value), required, false));
    else {
      const keys = Object.keys(value);
      note([
        ...tableOf(file, keys, required, true),
        ...filesByLanguage(
          keys.filter((key) => key.length > 2),
          required,
        ),
      ]);
      if (typeof value.languages === "number")
        note([{ place: file, missing: required.slice(value.languages) }]);
    }
    for (const each of Object.values(value)) visitLists(each);
  };
  visitLists(JSON.parse(text));
  if (count === 0) return [];
  const found = { place: `${file} (${count})`, missing: [...missing] };
  return isOptional ? [{ ...found, place: `${file} (${count}, optional)`, isOptional }] : [found];
}

/** Files and folders that exist once for each language, as a path with `<language>` for the code. */
export function filesByLanguage(files: readonly string[], required: readonly string[]): LanguageTable[] {
  const codes = new Map<string, Set<string>>();
  for (const file of files)
    for (const code of new Set([...sixLanguages, ...required])) {
      const pattern = file.replace(new RegExp(`(?<=^|[/._-])${code}(?=[/._-])`), "<language>");
      if (pattern !== file) codes.set(pattern, (codes.get(pattern) ?? new Set()).add(code));
    }
  return [...codes]
    .filter(([, found]) => hasAll([...found]))
    .map(([place, found]) => ({ place, missing: missingFrom([...found], required) }))
    .sort((one, two) => (one.place < two.place ? -1 : 1));
}

/** The files that git tracks, new ones included; ignored files are build output. */
function sourceFiles(root: string): string[] {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const { status, stdout, stderr } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`);
  const ownFiles = /^scripts\/check\/language-tables\./;
  return [...new Set(stdout.split("\n"))].filter(
    (file) =>
      !ownFiles.test(file) &&
      /^(app|bench|content|contract|domain|extension|scripts|server|tests)\//.test(file),
  );
}

/** Files that no pattern finds, with what a new language may need there. */
export const filesToRead: Readonly<Record<string, string>> = {
  "app/ui/theme.css": "its typeface, its line height and, in Latin letters, its code",
  "content/cities/data/zone-names.json": "a name of each city, at the place of its code in the order",
  "content/quran/reviewed-differences.json": "verses that its translation renders alike",
  "docs/assistant-safety.md": "its messages in the table",
  "scripts/check/file-lengths.ts": "a reason for a list that is now over the limit",
  "scripts/check/safety-table.test.ts": "the number of messages",
};

/** Every table and file set by language in the repository, with the codes of `required` that each lacks. */
export function languageTables(root: string, required: readonly string[]): LanguageTable[] {
  const files = sourceFiles(root);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const inCode = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => tablesInCode(file, read(file), required));
  const inJson = files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => tablesInJson(file, read(file), required));
  return [...filesByLanguage(files, required), ...inCode, ...inJson];
}
