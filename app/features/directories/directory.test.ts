import { expect, test } from "vitest";
import { type DirectoryEntry, filterEntries } from "./directory.tsx";

const entry = (name: string, group: string, scope: string, kind?: string): DirectoryEntry => ({
  id: name,
  name,
  group,
  badge: group,
  scope,
  ...(kind ? { kind } : {}),
  url: "https://example.com",
  hasFailed: false,
});

const entries = [
  entry("Wise", "fintech", "Envoyer de l’argent d’un pays à l’autre"),
  entry("Netlify", "hosting", "Hébergement de sites"),
  entry("Pond5", "en", "Vendez vos séquences", "Gagner de l’argent"),
];
const names = (typed: string, group?: string) => filterEntries(entries, typed, group).map(({ name }) => name);

test("the search text is found in name, scope and kind, whatever its case or accents", () => {
  expect(names("WISE")).toEqual(["Wise"]);
  expect(names("hebergement")).toEqual(["Netlify"]);
  expect(names("argent")).toEqual(["Wise", "Pond5"]);
});

test("a group shows only its own entries, and a blank search all of them", () => {
  expect(names("  ", "hosting")).toEqual(["Netlify"]);
  expect(names("argent", "hosting")).toEqual([]);
  expect(names("")).toHaveLength(3);
});
