import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "#domain/language.ts";
import { loadBuiltSite } from "#server/main/built-site.ts";
import { pageFile } from "#server/main/page-store.ts";
import { publishedTexts } from "#server/services/published-text.ts";

/** Renders every address in every language to a file; returns how many. */
export async function prerender(root: string): Promise<number> {
  const site = await loadBuiltSite(root);
  const read = publishedTexts(site.folders.published);
  await rm(site.folders.pages, { recursive: true, force: true });
  let count = 0;
  for (const { address } of site.routeTable)
    for (const language of languages) {
      const { html, revalidate } = await site.render({
        path: address,
        search: "",
        language,
        read,
        manifest: site.manifest,
      });
      // A page with a lifetime is rendered on request.
      if (revalidate) continue;
      const file = join(site.folders.pages, pageFile(address, language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      count += 1;
    }
  return count;
}
