import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelName } from "#domain/distress/judged-kind.ts";
import { distressModels, distressWords } from "./distress-models.ts";

const names = ["danger", "violence", "grief"] as const satisfies readonly ModelName[];
const folder = join(import.meta.dirname, "../../domain/distress/learned");

function write(file: string, name: string, value: unknown): void {
  writeFileSync(
    join(folder, `${file}.ts`),
    `/** Made from domain/distress by \`npm run learn-distress\`; a test finds a change by hand. */
export const ${name} = ${JSON.stringify(value, null, 2)} as const;
`,
  );
}

const models = distressModels();
const words = distressWords();
const each = <Value>(ofModel: (name: ModelName) => Value) =>
  Object.fromEntries(names.map((name) => [name, ofModel(name)]));
write(
  "models",
  "learnedModels",
  each((name) => ({ bias: models[name].bias, scale: models[name].scale })),
);
for (const writing of ["latin", "arabic"] as const) {
  write(
    `${writing}-weights`,
    `${writing}Weights`,
    each((name) => models[name].weights[writing]),
  );
  write(`${writing}-words`, `${writing}Words`, words[writing]);
}
