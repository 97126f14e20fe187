import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "vite";

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  woff2: "font/woff2",
};

/** Builds the plain list into a page and serves it with the same texts, uncached. */
export async function servePlainList(root: string): Promise<{ origin: string; stop: () => void }> {
  const outDir = join(root, ".built/bench");
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: { plain: "bench/plain-list.tsx", theme: "app/ui/theme.css" } },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8"));
  const script = manifest["bench/plain-list.tsx"].file;
  const style = manifest["app/ui/theme.css"].file;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>plain</title><link rel="stylesheet" href="/${style}"><script type="module" src="/${script}"></script><body></body></html>`;
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path === "/") {
      response.setHeader("content-type", "text/html").end(page);
      return;
    }
    const folder = path.startsWith("/texts/") ? join(root, ".built/public") : outDir;
    try {
      const bytes = await readFile(join(folder, path));
      response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "text/plain").end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
