import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Renderer from "#app/router/render.tsx";

/** The product of `npm run build`: the renderer, the browser's files and the prerendered pages. */
export type BuiltSite = {
  readonly render: typeof Renderer.render;
  /** The assistant's answer in words, from the code of the page. */
  readonly answer: typeof Renderer.answerInWords;
  readonly headScript: string;
  readonly originMark: string;
  readonly routeTable: typeof Renderer.routeTable;
  readonly manifest: Renderer.Manifest;
  readonly folders: {
    readonly client: string;
    readonly published: string;
    readonly pages: string;
    readonly worker: string;
  };
};

/** Loads the product of the build under `root`. */
export async function loadBuiltSite(root: string): Promise<BuiltSite> {
  const renderer: typeof Renderer = await import(pathToFileURL(join(root, "dist/server/render.js")).href);
  const manifest = JSON.parse(await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8"));
  return {
    render: renderer.render,
    answer: renderer.answerInWords,
    headScript: renderer.headScript,
    originMark: renderer.originMark,
    routeTable: renderer.routeTable,
    manifest,
    folders: {
      client: join(root, "dist/client"),
      published: join(root, ".built/public"),
      pages: join(root, "dist/pages"),
      worker: join(root, "dist/worker"),
    },
  };
}
