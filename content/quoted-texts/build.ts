import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { publishJson } from "#content/publish-file.ts";
import { languages } from "#domain/language.ts";
import { loadQuoted } from "./load-quoted.ts";
import { groupCount, groupOf, keyOf, type QuotedText, quotedKinds } from "./quoted-text.ts";

/** The groups of every language by the names of their files. */
async function groupFiles(): Promise<Readonly<Record<string, Record<string, QuotedText>>>> {
  const files: Record<string, Record<string, QuotedText>> = {};
  for (const language of languages) {
    for (let group = 0; group < groupCount; group++) files[`${language}-${group}`] = {};
    for (const kind of quotedKinds)
      for (const [id, text] of await loadQuoted(kind, language)) {
        const group = files[`${language}-${groupOf(kind, id)}`];
        if (group) group[keyOf(kind, id)] = text;
      }
  }
  return files;
}

const texts = new URL("../../.built/public/texts/", import.meta.url);
const files = await groupFiles();
const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
const name = `quoted-${hash}`;
const built = new URL("./built/", import.meta.url);
mkdirSync(built, { recursive: true });
const done = new URL(`${name}.done`, built);
const isFresh = existsSync(done) && existsSync(new URL(`${name}/`, texts));
if (!isFresh) {
  for (const old of existsSync(texts) ? readdirSync(texts) : [])
    if (old.startsWith("quoted-")) rmSync(new URL(old, texts), { recursive: true });
  for (const old of readdirSync(built)) rmSync(new URL(old, built));
  mkdirSync(new URL(`${name}/`, texts), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([file, group]) => publishJson(new URL(`${name}/${file}.json`, texts), group)),
  );
  writeFileSync(new URL("address.json", built), `${JSON.stringify({ folder: name })}\n`);
  writeFileSync(done, "");
}
console.log(`quoted-texts: ${isFresh ? "nothing changed" : "built"}`);
