import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "@swc/core";

/** Words that names no longer use in a sense of this repository's own, each with what is said instead. */
export const formerWords: Readonly<Record<string, string>> = {
  kept: "stored, saved, user data",
  heard: "played, recognized, handled",
  told: "announced, reported",
  house: "app, layout, repository, layer",
  patience: "timeout",
  door: "trigger, entry point, variant",
  deed: "action",
  deeds: "actions",
  tidings: "message",
  "hand-rest": "debounce",
  bless: "unlock",
  blessed: "unlocked",
  parcel: "bundle",
  chore: "command",
  manner: "merge strategy",
  mistake: "error",
  unwritten: "pending writes",
  teller: "announcer",
  anew: "again",
  journeys: "end-to-end tests",
  news: "events, webhooks",
};

/**
 * Names that keep such a word, each with its reason: the specification's own, stored or sent as they are, a
 * library's, or the everyday word.
 */
const allowed: Readonly<Record<string, string>> = {
  House: "an icon of lucide",
  heard: "sent and stored: a type of report, a day's activity, the replica's clock",
  blessed: "a kind of day of the Hijri calendar, from the specification",
  patience: "a category of hadith, from the specification",
};

/** Word lists of languages, where every word is an entry and no name. */
const wordLists = /^(?:domain\/distress\/(?:lexicons|measured)|scripts\/check\/former-words)/;

export type FormerName = { readonly word: string; readonly name: string; readonly file: string };

/** The lower-case words of a name: `openKeptData` and `open-kept-data` have three. */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function wordIn(name: string): string | undefined {
  if (name in allowed) return undefined;
  const words = wordsOfName(name);
  const pairs = words.map((word, at) => `${word}-${words[at + 1] ?? ""}`);
  return [...words, ...pairs].find((word) => Object.hasOwn(formerWords, word));
}

function visit(value: unknown, onName: (name: string) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, onName);
  else if (typeof value === "object" && value !== null) {
    const node = value as Readonly<Record<string, unknown>>;
    const isName = node.type === "Identifier" || node.type === "PrivateName";
    if (isName && typeof node.value === "string") onName(node.value);
    for (const [field, each] of Object.entries(node)) if (field !== "span") visit(each, onName);
  }
}

/** Names in a file of code or styles, its own name among them, that have a former word: one for each place. */
export function formerNames(file: string, text: string): FormerName[] {
  const names = [basename(file).replace(/\..*$/, "")];
  if (file.endsWith(".css"))
    names.push(
      ...Array.from(
        text.matchAll(/--([\w-]+)\s*:|\.([a-z][\w-]*)(?=[^{}]*\{)/g),
        (found) => found[1] ?? found[2] ?? "",
      ),
    );
  else {
    const tree = parseSync(text, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2024" });
    visit(tree.body, (name) => names.push(name));
  }
  return names.flatMap((name) => {
    const word = wordIn(name);
    return word === undefined ? [] : [{ word, name, file }];
  });
}

/** Former names in every file of code and styles under a folder. */
export function formerNamesUnder(root: string): FormerName[] {
  // What a build is writing has the names of the sources it is made from.
  const skipped = new Set(["node_modules", "built", "dist"]);
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith(".") ? [] : filesIn(path);
      return /\.(?:tsx?|mjs|css)$/.test(path) && !wordLists.test(path) ? [path] : [];
    });
  return filesIn("").flatMap((file) => formerNames(file, readFileSync(join(root, file), "utf8")));
}
