import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { distressModels } from "./distress-models.ts";

writeFileSync(
  join(import.meta.dirname, "../../domain/distress/learned-weights.ts"),
  `/** Learned from domain/distress/measured by \`npm run learn-distress\`; a test finds a change by hand. */
export const learnedWeights = ${JSON.stringify(distressModels(), null, 2)} as const;
`,
);
