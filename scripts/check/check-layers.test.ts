import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLayers } from "./check-layers.ts";
import { type Layer, layers } from "./layers.ts";

const files: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module", "imports": { "#app/*": "./app/*", "#content/*": "./content/*" } }',
  "domain/up.ts": 'import { button } from "#app/ui/button.ts";\nexport const up = button;',
  "domain/circle-one.ts": 'import { two } from "./circle-two.ts";\nexport const one = () => two;',
  "domain/circle-two.ts": 'import { one } from "./circle-one.ts";\nexport const two = () => one;',
  "domain/good.test.ts": 'import { button } from "#app/ui/button.ts";\nexport const tested = button;',
  "content/quran/index.ts": 'export { inside } from "./inside.ts";',
  "content/quran/inside.ts": "export const inside = 1;",
  "content/hadith/index.ts": 'export { inside as other } from "../quran/inside.ts";',
  "content/duas/index.ts": 'export { inside as entered } from "../quran/index.ts";',
  "app/ui/button.ts": "export const button = 1;\nexport type Button = number;",
  "app/features/reader/page.ts": 'export { inside } from "#content/quran/inside.ts";',
  "app/features/reader/good.ts": 'export { inside } from "#content/quran/index.ts";',
  "app/features/quiz/page.ts": 'import { inside } from "../reader/page.ts";\nexport const quiz = inside;',
  "app/shell/text.ts": 'export { inside } from "#content/quran/index.ts";',
  "server/store/rows.ts": 'import type { Start } from "../main/start.ts";\nexport const start: Start = 1;',
  "server/main/start.ts": 'import "../services/mail.ts";\nexport type Start = number;',
  "server/services/mailer.ts":
    'import type { Button } from "../../app/ui/button.ts";\nexport const mail: Button = 1;',
  "tests/any.ts": 'import "#content/quran/inside.ts";\nimport "../domain/up.ts";',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "riwaq-layers-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the layers", () => {
  test("a wrong import is found: upward, between features, past an entry point, circular, of a type", async () => {
    const faults = (await checkLayers(root)).filter((line) => !line.startsWith("only "));
    expect(faults.sort()).toEqual([
      "app/features/quiz/page.ts → app/features/reader/page.ts: folders of app/features may not import each other",
      "app/features/reader/page.ts → content/quran/inside.ts: a text is imported only through its index.ts",
      "app/shell/text.ts → content/quran/index.ts: app/shell may not import it",
      expect.stringMatching(/^circular import: (domain.circle-...\.ts( → )?){3}$/),
      "content/hadith/index.ts → content/quran/inside.ts: a text imports another only through its index.ts",
      "domain/up.ts → app/ui/button.ts: domain may not import it",
      "server/services/mailer.ts → app/ui/button.ts: server/services may not import it",
      "server/store/rows.ts → server/main/start.ts: server/store may not import it",
    ]);
  });

  test("too few imports for the number of files mean that they were not read", async () => {
    expect(await checkLayers(root)).toContainEqual(expect.stringMatching(/^only \d+ imports of 17 files/));
  });

  test("each may import only those above it in the table, so that no two layers need each other", () => {
    const upward = layers.flatMap(({ folder, mayImport }: Layer, index) => {
      const above: readonly string[] = layers.slice(0, index).map((other) => other.folder);
      return mayImport
        .filter((other) => other !== "*" && !above.includes(other))
        .map((other) => [folder, other]);
    });
    expect(upward).toEqual([]);
  });
});
