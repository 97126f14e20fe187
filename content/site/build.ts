import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadPlatforms } from "#content/freelance/index.ts";
import { loadPartners } from "#content/partners/index.ts";
import { loadExampleProjects } from "#content/projects/index.ts";
import { languages } from "#domain/language.ts";
import { csvOf } from "./csv.ts";
import { siteDetails } from "./schema.ts";
import checksums from "./sheets/checksums.json" with { type: "json" };
import { site } from "./site.ts";

/** The sheets made from our own lists, by file name. */
export async function csvSheets(): Promise<Readonly<Record<string, string>>> {
  const [{ partners, categories }, platforms, { projects }] = await Promise.all([
    loadPartners("en"),
    loadPlatforms("en"),
    loadExampleProjects(),
  ]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return {
    "partners.csv": csvOf([
      ["Name", "Category", "What they do", "Address"],
      ...partners.map(({ name, category, scope, url }) => [name, titles.get(category) ?? "", scope, url]),
    ]),
    "platforms.csv": csvOf([
      ["Name", "Category", "Language", "What is done there", "Address"],
      ...platforms.map(({ name, categoryTitle, language, scope, url }) => [
        name,
        categoryTitle,
        language,
        scope,
        url,
      ]),
    ]),
    "projects.csv": csvOf([
      ["Project", "Category", "Target (example)", "Description"],
      ...projects.map(({ words, category, target }) => [
        words.en.title,
        category,
        target,
        words.en.description,
      ]),
    ]),
  };
}

if (import.meta.main) {
  const checked = siteDetails.safeParse(site);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    console.error(`content/site/site.ts: ${issue?.path.join(".")}: ${issue?.message}`);
    process.exit(1);
  }
  const folder = new URL("../../.built/public/sheets/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(await csvSheets())) writeFileSync(new URL(name, folder), text);
  const known: Readonly<Record<string, string>> = checksums;
  for (const language of languages) {
    const name = `riwaq-${language}.pdf`;
    const file = new URL(`./sheets/${name}`, import.meta.url);
    if (createHash("sha256").update(readFileSync(file)).digest("hex") !== known[name]) {
      console.error(`content/site/sheets/${name} is not the file its checksum names`);
      process.exit(1);
    }
    copyFileSync(file, new URL(name, folder));
  }
  console.log("site: built");
}
