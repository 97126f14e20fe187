import { readdir, readFile } from "node:fs/promises";
import { type CardBook, type CardRecord, cardsFile } from "../schema.ts";

const data = new URL("../data/", import.meta.url);

/** The cards of every file in `data/`, in the order of the files' names; rejects with file and cause at a wrong one. */
export async function readCards(): Promise<{ books: readonly CardBook[]; cards: readonly CardRecord[] }> {
  const files = (await readdir(data)).filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(
    files.map(async (name) => {
      const parsed = cardsFile.safeParse(JSON.parse(await readFile(new URL(name, data), "utf8")));
      if (parsed.success) return parsed.data;
      const causes = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      throw new Error(`answer-cards/data/${name}: ${causes.join("; ")}`);
    }),
  );
  return {
    books: read.flatMap(({ books = [] }) => books),
    cards: read.flatMap(({ cards }) => cards),
  };
}
