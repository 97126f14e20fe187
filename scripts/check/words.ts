import { resolve } from "node:path";
import { formerNamesUnder, formerWords } from "./former-words.ts";

// `npm run words` counts the former words in names; `npm run words -- folder` those of another checkout.
const found = formerNamesUnder(resolve(process.argv[2] ?? `${import.meta.dirname}/../..`));
for (const [word, instead] of Object.entries(formerWords)) {
  const names = found.filter((each) => each.word === word);
  const distinct = new Map(names.map(({ name, file }) => [name, file]));
  const examples = Array.from(distinct, ([name, file]) => `${name} (${file})`).slice(0, 3);
  console.log(`${word}: ${names.length} places, ${distinct.size} names; now ${instead}`);
  if (examples.length > 0) console.log(`  ${examples.join(", ")}`);
}
console.log(`${found.length} places`);
