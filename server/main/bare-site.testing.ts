import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routeTable } from "#app/pages/route-table.ts";
import type { BuiltSite } from "./built-site.ts";

/** A site of empty pages for tests of the server around them, with a data folder. */
export async function emptySite(): Promise<{ site: BuiltSite; data: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "riwaq-site-"));
  // The database's user must be able to enter the folder.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "client/assets"), { recursive: true });
  const site: BuiltSite = {
    render: async ({ path }) => ({
      status: path === "/404" ? 404 : 200,
      html: "<!doctype html><html></html>",
    }),
    answer: async () => ({ kind: "abstain", text: "", sources: [], figures: null, links: [] }),
    headScript: "",
    originMark: "https://origin.invalid",
    routeTable,
    manifest: {},
    folders: {
      client: join(folder, "client"),
      published: join(import.meta.dirname, "../../.built/public"),
      pages: folder,
      worker: folder,
    },
  };
  return {
    site,
    data: join(folder, "data"),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
