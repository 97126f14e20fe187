import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { collectionKey } from "#contract/hadith-search.ts";
import { isLanguage } from "#domain/language.ts";
import { shelve } from "#server/services/hadith-import.ts";
import { openStore } from "#server/store/store.ts";
import { checkHadith, keyOfTitle } from "./check-hadith.ts";
import { languageNamed, readLayout } from "./hadith-layouts.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run import -- hadith FILE [--language en|ar|fr|ur|id|tr] [--collection KEY] [--check]
  --language    of a file that holds one language and does not say which
  --collection  the key to keep it under; made of its title otherwise
  --check       report only, keep nothing`;

/** `npm run import -- hadith FILE`: takes in an operator's own collection; the server may run meanwhile. */
await runCommand(async ({ place }, words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { language: { type: "string" }, collection: { type: "string" }, check: { type: "boolean" } },
  });
  const [kind, file] = positionals;
  if (kind !== "hadith" || !file) throw new Error(usage);
  if (values.language !== undefined && !isLanguage(values.language)) throw new Error(usage);
  const language = values.language ?? languageNamed(basename(file));
  const reading = readLayout(await readFile(file, "utf8"), language);
  if ("refused" in reading) throw new Error(`${file}: ${reading.refused}`);
  const collection = values.collection ?? keyOfTitle(reading.title);
  if (!collectionKey.safeParse(collection).success)
    throw new Error(`"${collection}" is no key: give one with --collection, such as sahih-al-bukhari`);

  const { rows, refusals } = checkHadith(reading, collection);
  for (const { place, number, why } of refusals)
    console.log(`refused: place ${place}${number && `, number ${number}`}: ${why}`);
  if (!values.check) {
    const store = await openStore(place);
    try {
      await shelve(store.hadith, rows);
    } finally {
      await store.close();
    }
  }
  const taken = new Set(rows.map(({ number }) => number)).size;
  console.log(
    `${reading.title} (${collection}): ${taken} hadith ${values.check ? "would be taken" : "taken"}, ${refusals.length} refused`,
  );
});
