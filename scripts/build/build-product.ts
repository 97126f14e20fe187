import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { buildContents } from "./build-contents.ts";
import { buildWorker } from "./build-worker.ts";
import { compressFolder } from "./compress.ts";
import { copyPhotoReader } from "./copy-photo-reader.ts";
import { sourceFingerprint } from "./fingerprint.ts";
import { packExtension } from "./pack-extension.ts";
import { prerender } from "./prerender.ts";
import { subsetFonts } from "./subset-fonts.ts";

const fingerprintFile = (root: string) => join(root, "dist/stamp");

async function isFresh(root: string, fingerprint: string): Promise<boolean> {
  try {
    return (await readFile(fingerprintFile(root), "utf8")) === fingerprint;
  } catch {
    return false;
  }
}

/** Builds texts, browser files, renderer and pages; only the texts where no other source has changed since the last build. */
export async function buildProduct(root: string, report: (line: string) => void): Promise<void> {
  await buildContents(root);
  const fingerprint = sourceFingerprint(root);
  if (await isFresh(root, fingerprint)) return;
  await rm(join(root, "dist"), { recursive: true, force: true });
  await subsetFonts(root);
  report("building the browser's files");
  await build({ root, logLevel: "warn" });
  report("building the renderer");
  await build({ root, logLevel: "warn", build: { ssr: true } });
  await mkdir(join(root, ".built/public/icons"), { recursive: true });
  await cp(join(root, "app/shell/icons"), join(root, ".built/public/icons"), { recursive: true });
  await compressFolder(join(root, "dist/client/assets"));
  report(`rendered ${await prerender(root)} pages ahead`);
  await buildWorker(root);
  await packExtension(root);
  await copyPhotoReader(root);
  await writeFile(fingerprintFile(root), fingerprint);
}
