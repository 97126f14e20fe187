import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@babel/core";

/** A place that holds something for each language, with the codes it lacks. */
export type LanguageTable = { readonly place: string; readonly missing: readonly string[] };

/** A table of these six is one of all languages: a seventh belongs into it as well. */
const sixLanguages = ["en", "ar", "fr", "ur", "id", "tr"] as const;

type Node = { readonly type?: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const hasAll = (codes: readonly string[]) => sixLanguages.every((code) => codes.includes(code));
const lacking = (codes: readonly string[], wanted: readonly string[]) =>
  wanted.filter((code) => !codes.includes(code));

function nameOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { key, name, value, literal, computed } = node;
  if (node.type === "ObjectProperty" || node.type === "ObjectMethod") return computed ? [] : nameOf(key);
  if (node.type === "Identifier" && typeof name === "string") return [name];
  if (node.type === "StringLiteral" && typeof value === "string") return [value];
  return node.type === "TSLiteralType" ? nameOf(literal) : [];
}

const listIn = { ObjectExpression: "properties", ArrayExpression: "elements", TSUnionType: "types" } as const;

/** The codes that a list of a syntax tree names; empty for any other node. */
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
export function tablesInCode(file: string, code: string, wanted: readonly string[]): LanguageTable[] {
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
    if (hasAll(codes)) tables.push({ place: `${file}:${line}`, missing: lacking(codes, wanted) });
  };
  visit(tree, (node) => note(codesOf(node), lineOf(node)));
  // Regular expressions, also those inside the text of a script: (en|ar|…).
  for (const [index, line] of code.split("\n").entries())
    for (const [list] of line.matchAll(/\b[a-z]{2}(?:\|[a-z]{2}){5,}\b/g)) note(list.split("|"), index + 1);
  return tables;
}

/** A JSON file whose objects have all six languages as keys; one entry a file, whatever the number of objects. */
export function tablesInJson(file: string, text: string, wanted: readonly string[]): LanguageTable[] {
  const missing = new Set<string>();
  let count = 0;
  visit(JSON.parse(text), (node) => {
    if (!hasAll(Object.keys(node))) return;
    count += 1;
    for (const code of lacking(Object.keys(node), wanted)) missing.add(code);
  });
  return count === 0 ? [] : [{ place: `${file} (${count})`, missing: [...missing] }];
}

/** Files and folders that stand there once for each language, as a path with `<language>` for the code. */
export function filesByLanguage(files: readonly string[], wanted: readonly string[]): LanguageTable[] {
  const codes = new Map<string, Set<string>>();
  for (const file of files)
    for (const code of new Set([...sixLanguages, ...wanted])) {
      const pattern = file.replace(new RegExp(`(?<=^|[/._-])${code}(?=[/._-])`), "<language>");
      if (pattern !== file) codes.set(pattern, (codes.get(pattern) ?? new Set()).add(code));
    }
  return [...codes]
    .filter(([, found]) => hasAll([...found]))
    .map(([place, found]) => ({ place, missing: lacking([...found], wanted) }))
    .sort((one, two) => (one.place < two.place ? -1 : 1));
}

/** The files of the repository as git knows them, new ones included; what is ignored is built and not listed. */
function sourceFiles(root: string): string[] {
  const asked = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const { status, stdout, stderr } = spawnSync("git", asked, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`);
  const own = "scripts/check/language-tables.ts";
  return [...new Set(stdout.split("\n"))].filter(
    (file) => file !== own && /^(app|content|contract|domain|extension|scripts|server)\//.test(file),
  );
}

/** Everything in the repository that holds something for each language, with what lacks one of `wanted`. */
export function languageTables(root: string, wanted: readonly string[]): LanguageTable[] {
  const files = sourceFiles(root);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file);
  const inCode = files
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) => tablesInCode(file, read(file), wanted));
  const inJson = files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => tablesInJson(file, read(file), wanted));
  return [...filesByLanguage(files, wanted), ...inCode, ...inJson];
}
