import { buildParts } from "./building/build-parts.ts";
import { inputsHash, isFresh } from "./building/stamp.ts";

const started = performance.now();
const took = () => `${Math.round(performance.now() - started)} ms`;

const inputs = inputsHash();
if (isFresh(inputs)) console.log(`assistant: nothing changed (${took()})`);
else {
  await buildParts(inputs);
  console.log(`assistant: built (${took()})`);
}
