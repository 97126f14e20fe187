import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const pages = ["README.md", ...markdownIn("docs"), ...markdownIn("docs/decisions")];
/** Guides must name existing files; a decision may name a file that existed when it was made. */
const guides = ["README.md", "docs/architecture.md", ...pages.filter((page) => page.includes("/adding-"))];
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

const topFolders = /^(app|bench|content|contract|docs|domain|extension|scripts|server|tests)\//;

/** Paths of the repository in the code spans of a page; patterns with `<…>` or a wildcard are left out. */
function namedPaths(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return spans.filter((span) => topFolders.test(span) && /^[\w./-]+$/.test(span));
}

function linkedFiles(page: string): string[] {
  const targets = [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(
    ([, target = ""]) => target,
  );
  return targets.filter((target) => !/^(\w+:|\/)/.test(target)).map((target) => join(dirname(page), target));
}

describe("the documents", () => {
  test("link only to files that exist", () => {
    const broken = pages.flatMap((page) =>
      linkedFiles(page).flatMap((file) => (existsSync(join(root, file)) ? [] : [`${page} → ${file}`])),
    );
    expect(broken).toEqual([]);
  });

  test("name only files and folders that exist, in the guides", () => {
    const missing = guides.flatMap((page) =>
      namedPaths(textOf(page)).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${page}: ${path}`])),
    );
    expect(missing).toEqual([]);
    expect(namedPaths(textOf("docs/architecture.md")).length).toBeGreaterThan(40);
  });

  test("number the decisions from 001 without a gap, in file name and title", () => {
    const decisions = markdownIn("docs/decisions");
    const numbers = decisions.map((page) => page.slice("docs/decisions/".length).slice(0, 3));
    expect(numbers.toSorted()).toEqual(decisions.map((_, index) => String(index + 1).padStart(3, "0")));
    for (const [index, page] of decisions.entries())
      expect(textOf(page)).toMatch(new RegExp(`^# ${numbers[index]} `));
  });
});
