import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { collectionKey } from "#contract/hadith-search.ts";
import { isLanguage } from "#domain/language.ts";
import { importHadith } from "#server/services/hadith-import.ts";
import { openStore } from "#server/store/store.ts";
import { checkHadith, keyOfTitle } from "./check-hadith.ts";
import { languageOfFile, readLayout } from "./hadith-layouts.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run import -- hadith FILE [--language en|ar|fr|ur|id|tr] [--collection KEY] [--check]
  --language    of a file with one language whose name does not say which
  --collection  its key; made from its title by default
  --check       report only, store nothing`;

/** `npm run import -- hadith FILE` imports an operator's own collection; the server may be running. */
await runCommand(async ({ place }, options) => {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: { language: { type: "string" }, collection: { type: "string" }, check: { type: "boolean" } },
  });
  const [kind, file] = positionals;
  if (kind !== "hadith" || !file) throw new Error(usage);
  if (values.language !== undefined && !isLanguage(values.language)) throw new Error(usage);
  const language = values.language ?? languageOfFile(basename(file));
  const reading = readLayout(await readFile(file, "utf8"), language);
  if ("error" in reading) throw new Error(`${file}: ${reading.error}`);
  const collection = values.collection ?? keyOfTitle(reading.title);
  if (!collectionKey.safeParse(collection).success)
    throw new Error(
      `"${collection}" is not a valid key: give one with --collection, such as sahih-al-bukhari`,
    );

  const { rows, rejected } = checkHadith(reading, collection);
  for (const { place, number, reason } of rejected)
    console.log(`left out: place ${place}${number && `, number ${number}`}: ${reason}`);
  if (!values.check) {
    const store = await openStore(place);
    try {
      await importHadith(store.hadith, rows);
    } finally {
      await store.close();
    }
  }
  const imported = new Set(rows.map(({ number }) => number)).size;
  console.log(
    `${reading.title} (${collection}): ${imported} hadith ${values.check ? "would be imported" : "imported"}, ${rejected.length} left out`,
  );
});
