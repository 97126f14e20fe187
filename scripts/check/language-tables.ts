import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@babel/core";

/** A place with an entry for each language, and the codes that are missing there. */
export type LanguageTable = { readonly place: string; readonly missing: readonly string[] };

/** A table with these six is meant to have every language. */
const sixLanguages = ["en", "ar", "fr", "ur", "id", "tr"] as const;

type Node = { readonly type?: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const hasAll = (codes: readonly string[]) => sixLanguages.every((code) => codes.includes(code));
const missingFrom = (codes: readonly string[], required: readonly string[]) =>
  required.filter((code) => !codes.includes(code));

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

/** Visits every node of a syntax tree, or every object of JSON. */
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

/** The tables of one TypeScript file: objects, arrays, unions and patterns that name all six languages. */
export function tablesInCode(file: string, code: string, required: readonly string[]): LanguageTable[] {
  if (!sixLanguages.every((each) => code.includes(each))) return [];
  const plugins = file.endsWith(".tsx") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  const tree = parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: "module", plugins: [...plugins] },
  });
  const tables: LanguageTable[] = [];
  const note = (codes: readonly string[], line: number) => {
    if (hasAll(codes)) tables.push({ place: `${file}:${line}`, missing: missingFrom(codes, required) });
  };
  visit(tree, (node) => note(codesOf(node), lineOf(node)));
  // Regular expressions, also those inside strings: (en|ar|…).
  for (const [index, line] of code.split("\n").entries())
    for (const [list] of line.matchAll(/\b[a-z]{2}(?:\|[a-z]{2}){5,}\b/g)) note(list.split("|"), index + 1);
  return tables;
}

/** A JSON file whose objects have all six languages as keys: one entry for the file, however many objects. */
export function tablesInJson(file: string, text: string, required: readonly string[]): LanguageTable[] {
  const missing = new Set<string>();
  let count = 0;
  visit(JSON.parse(text), (node) => {
    if (!hasAll(Object.keys(node))) return;
    count += 1;
    for (const code of missingFrom(Object.keys(node), required)) missing.add(code);
  });
  return count === 0 ? [] : [{ place: `${file} (${count})`, missing: [...missing] }];
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
  const thisFile = "scripts/check/language-tables.ts";
  return [...new Set(stdout.split("\n"))].filter(
    (file) => file !== thisFile && /^(app|content|contract|domain|extension|scripts|server)\//.test(file),
  );
}

/** Every table and file set by language in the repository, with the codes of `required` that each lacks. */
export function languageTables(root: string, required: readonly string[]): LanguageTable[] {
  const files = sourceFiles(root);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file);
  const inCode = files
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) => tablesInCode(file, read(file), required));
  const inJson = files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => tablesInJson(file, read(file), required));
  return [...filesByLanguage(files, required), ...inCode, ...inJson];
}
