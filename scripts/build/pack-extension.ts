import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { build } from "vite";
import type { ReadText } from "#content/quran/index.ts";

const scripts = ["content", "background", "popup"] as const;
const copied = ["manifest.json", "safe-view.css", "popup.html", "popup.css", "_locales"] as const;

// A fixed time, so that the same sources give the same bytes.
const mtime = new Date(2026, 0, 1);

async function filesIn(folder: string): Promise<Zippable> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files: Zippable = {};
  for (const name of names) files[name.slice(folder.length + 1)] = await readFile(name);
  return files;
}

/** The verified texts in one file for the check of quotes, and the terms under which they are copied. */
async function writeTexts(root: string, folder: string): Promise<void> {
  // Imported only now: on a fresh clone its files are built just before.
  const { loadEditions, readWholeText } = await import("#content/quran/index.ts");
  const read: ReadText = async (address) =>
    JSON.parse(await readFile(join(root, ".built/public", address), "utf8"));
  const [uthmani, plain] = [await readWholeText(read, "arabic"), await readWholeText(read, "imlaei")];
  await writeFile(join(folder, "quran.json"), JSON.stringify({ uthmani, plain }));
  const terms = (await loadEditions())
    .filter(({ id }) => id === "arabic" || id === "imlaei")
    .map(({ edition, source, licence }) => `${edition}\n${source}\n${licence.statement}\n`);
  await writeFile(join(folder, "QURAN-TEXTS.txt"), terms.join("\n"));
}

/** Builds the extension into `.built/extension`, ready to be loaded, and zips it for the link in the footer. */
export async function packExtension(
  root: string,
): Promise<{ readonly folder: string; readonly bytes: number }> {
  const folder = join(root, ".built/extension");
  await rm(folder, { recursive: true, force: true });
  for (const script of scripts)
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: {
          input: join(root, `extension/${script}.ts`),
          output: { format: "iife", entryFileNames: `${script}.js` },
        },
      },
    });
  for (const name of copied) await cp(join(root, "extension", name), join(folder, name), { recursive: true });
  await cp(join(root, "app/shell/icons/riwaq-192.png"), join(folder, "icon.png"));
  await writeTexts(root, folder);
  const zip = zipSync(
    { ...(await filesIn(folder)), "LICENSE.txt": strToU8(await readFile(join(root, "LICENSE"), "utf8")) },
    { level: 9, mtime },
  );
  const sheets = join(root, ".built/public/sheets");
  await mkdir(sheets, { recursive: true });
  await writeFile(join(sheets, "riwaq-safe-view.zip"), zip);
  return { folder, bytes: zip.length };
}
