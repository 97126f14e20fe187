import { assistantTargets } from "./fuzz-assistant.ts";
import { backupTargets } from "./fuzz-backups.ts";
import { browserTargets } from "./fuzz-browser.ts";
import { callTargets } from "./fuzz-calls.ts";
import { extensionTargets } from "./fuzz-extension.ts";
import { importTargets } from "./fuzz-imports.ts";
import { parserTargets } from "./fuzz-parsers.ts";
import type { FuzzServer } from "./fuzz-server.ts";
import { storageTargets } from "./fuzz-storage.ts";
import type { Target } from "./target.ts";

/** Every fuzz target except the addresses of pages. */
export function allTargets(fuzzed: FuzzServer): readonly Target[] {
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
