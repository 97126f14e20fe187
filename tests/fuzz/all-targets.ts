import { assistantTargets } from "./fuzz-assistant.ts";
import { backupTargets } from "./fuzz-backups.ts";
import { browserTargets } from "./fuzz-browser.ts";
import { callTargets } from "./fuzz-calls.ts";
import { extensionTargets } from "./fuzz-extension.ts";
import { importTargets } from "./fuzz-imports.ts";
import { parserTargets } from "./fuzz-parsers.ts";
import { storageTargets } from "./fuzz-storage.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import type { Target } from "./target.ts";

/** Everything that odd input is given to, but the addresses of pages. */
export function allTargets(fuzzed: FuzzedServer): readonly Target[] {
  return [
    ...parserTargets,
    ...assistantTargets,
    ...browserTargets,
    ...storageTargets,
    ...extensionTargets,
    ...importTargets,
    ...backupTargets(fuzzed.dataDirectory),
    ...callTargets(fuzzed),
  ];
}
